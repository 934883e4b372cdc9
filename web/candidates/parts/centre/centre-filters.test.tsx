import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { maxFilterOptions } from '#contract/candidates/filters.ts';
import type { FilterOptions } from '#contract/candidates/shapes/centre.ts';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { CentreFilterBar } from './centre-filters.tsx';
import type { CentreSearch } from './centre-search.ts';

const optionsWith = (...clientNames: readonly string[]): FilterOptions => ({
  statuses: [],
  kinds: [],
  engagementTypes: [],
  recruitmentTypes: [],
  categories: [],
  engagements: [],
  talentRequests: [],
  clients: clientNames.map((clientName) => ({ clientId: clientName, clientName, count: 1 })),
});
const loaded = optionsWith(...Array.from({ length: maxFilterOptions }, (_, at) => `Client ${String(at)}`));

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a filter searched on the server never lists what was found for earlier keywords', async () => {
  signInGalleryUser();
  const answers = new Map<string, () => void>();
  vi.stubGlobal('fetch', async (url: string) => {
    const keywords = /alpha|beta/.exec(url)?.[0] ?? '';
    await new Promise<void>((resolve) => answers.set(keywords, resolve));
    return Response.json(optionsWith(`Larkfield ${keywords}`));
  });
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <CentreFilterBar search={{}} narrow={() => undefined} options={loaded} />
    </QueryClientProvider>,
  );
  await screen.getByRole('button', { name: 'Client' }).click();
  const find = screen.getByPlaceholder('Find');
  const answer = async (keywords: string): Promise<void> => {
    await expect.poll(() => answers.has(keywords)).toBe(true);
    answers.get(keywords)?.();
  };
  await find.fill('alpha');
  await answer('alpha');
  await expect.element(screen.getByRole('option', { name: /^Larkfield alpha/ })).toBeVisible();
  await find.fill('beta');
  await expect.element(screen.getByText('Searching…')).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /Larkfield|Client/ })).not.toBeInTheDocument();
  await answer('beta');
  await expect.element(screen.getByRole('option', { name: /^Larkfield beta/ })).toBeVisible();
  await screen.unmount();
});

test('statuses and periods that no control offers are shown, and each can be cleared', async () => {
  signInGalleryUser();
  const patches: unknown[] = [];
  const draw = (search: CentreSearch) => (
    <QueryClientProvider client={new QueryClient()}>
      <CentreFilterBar search={search} narrow={(patch) => patches.push(patch)} options={optionsWith()} />
    </QueryClientProvider>
  );
  const screen = await render(draw({ candidateStatusId: [1, 5, 7], changedWithinDays: 3 }));
  const chips = screen.getByRole('button', { name: /^Clear / });
  await expect.element(chips).toHaveLength(3);
  await screen.getByRole('button', { name: 'Clear Status: Not Selected' }).click();
  await screen.getByRole('button', { name: 'Clear Status: Withdrew' }).click();
  await screen.getByRole('button', { name: 'Clear Changed: Last 3 days' }).click();
  expect(patches).toEqual([
    { candidateStatusId: [1, 5] },
    { candidateStatusId: [1, 7] },
    { changedWithinDays: undefined },
  ]);
  await screen.rerender(draw({ candidateStatusId: [7] }));
  await screen.getByRole('button', { name: 'Clear Status: Not Selected' }).click();
  expect(patches.at(-1)).toEqual({ candidateStatusId: undefined });
  // The status breakdown and a tab show these.
  await screen.rerender(draw({ candidateStatusId: [1, 2, 3, 4, 6, 8, 9], changedWithinDays: 1 }));
  await expect.element(chips).not.toBeInTheDocument();
  await screen.unmount();
});
