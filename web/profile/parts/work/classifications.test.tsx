import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import type { PageSession } from '#contract/identity/shapes.ts';
import { adoptSession } from '#web/platform/api/page-session.ts';
import { localNow } from '#web/platform/clock.ts';
import { classificationLookupQuery } from './calls.ts';
import { Classifications } from './classifications.tsx';

const session = (): PageSession => ({
  accessToken: 'token',
  expiresAt: new Date(localNow() + 600_000).toISOString(),
  sessionExpiresAt: new Date(localNow() + 28_800_000).toISOString(),
  now: new Date().toISOString(),
  settings: { idleMinutes: 60, loginCountThreshold: 3, uploadLimitBytes: 1_000_000 },
  who: {
    user: {
      id: 'u-1',
      firstName: 'Mara',
      lastName: 'Ellingsen',
      email: 'mara@harbour.example',
      role: 'Owner',
      photoUrl: null,
      walkthrough: false,
    },
    tenant: {
      id: 't-1',
      name: 'Harbour Talent',
      side: 'agency',
      verifiedStatus: 'approved',
      isAssessmentCompleted: true,
      logoUrl: null,
    },
    permissions: [],
  },
});

const parts = [
  { id: 71, value: 'Property' },
  { id: 72, value: 'Litigation' },
];

afterEach(() => vi.unstubAllGlobals());

test('a part that is chosen before the last one is saved stays chosen; one that was saved does not', async () => {
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(url.includes('SubClassifications') ? parts : []);
    await isAnswered;
    return Response.json({ firstLoggedIn: true, hasClassifications: true });
  });
  adoptSession(session());
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(classificationLookupQuery.queryKey, [{ id: 7, value: 'Legal' }]);
  const screen = await render(
    <QueryClientProvider client={queries}>
      <Classifications mayEdit />
    </QueryClientProvider>,
  );
  const part = screen.getByLabelText('Sub-classification');
  const add = screen.getByRole('button', { name: 'Add classification' });
  await screen.getByLabelText('Classification', { exact: true }).fill('Legal');
  await screen.getByRole('option', { name: 'Legal' }).click();
  await part.selectOptions('Property');
  await add.click();
  await part.selectOptions('Litigation');
  answer();
  await expect.element(add).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(part).toHaveDisplayValue('Litigation');

  await add.click();
  await expect.element(part).toHaveDisplayValue('Whole classification');
});
