import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '#web/platform/session.ts';
import { galleryUser } from '#web/ui/gallery/gallery-user.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { bellQuery } from './bell-list.ts';
// Imported in advance, so that the first press of the bell doesn't wait for the development server.
import './bell-panel.tsx';
import { Bell } from './bell.tsx';
import { saveNewNotificationCount } from './count.ts';

beforeEach(() => setSession(galleryUser));

const clientWith = async (list: () => ReturnType<typeof emptyList> | Promise<never>): Promise<QueryClient> => {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: Infinity } },
  });
  await queries.query({ ...bellQuery, queryFn: list }).catch(() => undefined);
  return queries;
};
const emptyList = () => ({
  records: [],
  pageCurrent: 0,
  pageSize: 8,
  recordCount: 0,
  total: 0,
  pageCount: 0,
  unseen: 0,
});

test.each([
  ['empty', emptyList, 'Nothing new'],
  ['failed', () => Promise.reject(new Error('offline')), 'Failed Loading Notifications'],
])('under the bell a list that is %s says so where its rows would begin', async (_state, list, words) => {
  const queries = await clientWith(list);
  const screen = await renderRoute(() => (
    <QueryClientProvider client={queries}>
      <Bell />
    </QueryClientProvider>
  ));
  await screen.getByRole('button', { name: /^Notifications/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Notifications' });
  const title = panel.getByRole('heading', { name: 'Notifications', exact: true });
  const face = panel.getByText(words);
  await expect.element(face).toBeVisible();
  const left = async (one: typeof face) => (await one.findElement()).getBoundingClientRect().left;
  await vi.waitFor(async () => expect(await left(face)).toBe(await left(title)));
});

test('the name of the bell has the count that it shows', async () => {
  saveNewNotificationCount(144);
  const queries = await clientWith(emptyList);
  const screen = await renderRoute(() => (
    <QueryClientProvider client={queries}>
      <Bell />
    </QueryClientProvider>
  ));
  const bell = screen.getByRole('button', { name: 'Notifications, 99+ new', exact: true });
  await expect.element(bell).toHaveTextContent('99+');
});
