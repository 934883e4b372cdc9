import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { listCandidatesEndpoint } from '#contract/candidates/endpoints/centre.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { queryClient } from '#web/platform/queries.ts';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import type { CentreSearch } from '#web/candidates/parts/centre/centre-search.ts';
import { NeighbourLinks } from './neighbour-links.tsx';
import { listedCandidateLink } from './use-centre-neighbours.ts';

const pageSize = 2;

const rowOf = (lastName: string) => ({
  _id: `id-${lastName}`,
  candidateNumber: 1,
  firstName: 'Aino',
  lastName,
  candidateStatusId: candidateStatus.pending,
  candidateStatus: 'Pending',
  since: '2026-11-20T02:00:00.000Z',
  dateSubmitted: '2026-11-20T02:00:00.000Z',
  location: 'Geelong',
  baseSalary: '96000.00',
  baseSalaryRevised: null,
  baseSalaryIso: 'AUD',
  agencyFee: '12500.00',
  engagementId: 'engagement',
  talentRequestId: 'request',
  auctionType: 'successfee' as const,
  jobTitle: 'Theatre Nurse',
  clientId: 'client',
  clientName: 'Larkfield',
  consent: null,
});

const Page = () => {
  const { candidateId } = useSearch({ strict: false });
  return (
    <>
      <h1>{candidateId}</h1>
      <NeighbourLinks candidateId={candidateId ?? ''} />
    </>
  );
};

/** Opens a candidate from the given page of the centre, with two rows on each page. */
const open = async (lastName: string, pageCurrent: number, listed: readonly string[]) => {
  queryClient.clear();
  let names = listed;
  fakeApi(
    answer(listCandidatesEndpoint, async ({ query }) => {
      const page = Number(query.get('pageCurrent'));
      // The first page arrives last, so that for a moment a row that moves to it is on neither page.
      if (page === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      const records = names.slice(page * pageSize, (page + 1) * pageSize).map(rowOf);
      const pageCount = Math.ceil(names.length / pageSize);
      return { pageCurrent: page, pageSize, recordCount: records.length, total: names.length, pageCount, records };
    }),
  );
  signInGalleryUser();
  const root = createRootRoute();
  const viewer = createRoute({ getParentRoute: () => root, path: '/candidates/viewer', component: Page });
  const router = createRouter({
    routeTree: root.addChildren([viewer]),
    history: createMemoryHistory({ initialEntries: ['/candidates/viewer'] }),
  });
  const centre: CentreSearch = { hasOpenSalaryRevision: true, pageSize, pageCurrent };
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await router.navigate(listedCandidateLink(rowOf(lastName), centre) as never);
  const nav = screen.getByRole('navigation', { name: 'Candidates in this list' });
  const button = (name: string) => screen.getByRole('button', { name });
  const goTo = async (neighbour: 'Previous' | 'Next', expected: string): Promise<void> => {
    await button(`${neighbour} candidate`).click();
    await expect.element(screen.getByRole('heading', { name: `id-${expected}` })).toBeVisible();
  };
  /** Changes the list, as if the server had reported it. */
  const change = async (...to: readonly string[]): Promise<void> => {
    names = to;
    await queryClient.invalidateQueries({ queryKey: ['candidates', 'centre'] });
  };
  return { screen, nav, button, goTo, change };
};

test('a candidate who leaves the list keeps their place in it, and the next one continues in the current list', async () => {
  const { screen, nav, button, goTo, change } = await open('Berg', 0, ['Aho', 'Berg', 'Cole', 'Dahl', 'Eklund']);
  await expect.element(nav).toHaveTextContent('2 of 5');
  await expect.element(button('Next candidate')).toBeVisible();
  // Cole moves from the second page to the first.
  await change('Aho', 'Cole', 'Dahl', 'Eklund');
  await expect.element(nav).toHaveTextContent('2 of 5');
  await goTo('Next', 'Cole');
  await expect.element(nav).toHaveTextContent('2 of 4');
  await goTo('Next', 'Dahl');
  await goTo('Previous', 'Cole');
  await goTo('Previous', 'Aho');
  await expect.element(nav).toHaveTextContent('1 of 4');
  await screen.unmount();
});

test('a neighbour who has left the list together with the candidate is passed over', async () => {
  const { screen, nav, button, goTo, change } = await open('Berg', 0, ['Aho', 'Berg', 'Cole', 'Dahl']);
  await expect.element(nav).toHaveTextContent('2 of 4');
  await expect.element(button('Next candidate')).toBeVisible();
  await change('Dahl');
  await expect.element(nav).toHaveTextContent('2 of 4');
  await goTo('Next', 'Dahl');
  await expect.element(nav).toHaveTextContent('1 of 1');
  await screen.unmount();
});

test('a candidate who moves to the next page because of a new submission is still found in the list', async () => {
  const { screen, nav, goTo, change } = await open('Berg', 0, ['Aho', 'Berg', 'Cole']);
  await expect.element(nav).toHaveTextContent('2 of 3');
  await change('Zorn', 'Aho', 'Berg', 'Cole');
  await expect.element(nav).toHaveTextContent('3 of 4');
  await goTo('Next', 'Cole');
  await expect.element(nav).toHaveTextContent('4 of 4');
  await goTo('Previous', 'Berg');
  await goTo('Previous', 'Aho');
  await screen.unmount();
});
