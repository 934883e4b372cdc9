import { useQuery } from '@tanstack/react-query';
import { linkOptions, useLocation } from '@tanstack/react-router';
import type { CandidateListRow } from '#contract/candidates/shapes.ts';
import { viewerLink } from '#web/candidates/parts/viewer-link.ts';
import { centreQuery } from '#web/candidates/parts/centre/centre-client.ts';
import { centrePageSize, type CentreSearch } from '#web/candidates/parts/centre/centre-search.ts';

/**
 * A list of candidates, each with the search parameters of the agency's viewer. It keeps its order while the user moves
 * through it, even if a candidate leaves the original list because of a step.
 */
export type CandidateList = readonly ViewerSearch[];
type ViewerSearch = { readonly candidateId: string } & Partial<ReturnType<typeof viewerLink>['search']>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The filters, order and page of the list from which a candidate was opened. */
    centre?: CentreSearch;
    /** The candidates of any other list from which a candidate was opened, in that list's order at the time. */
    candidateList?: CandidateList;
  }
}

/** Returns the link to a candidate in the list. The link's history state stores the list. */
export const listedCandidateLink = (row: CandidateListRow, centre: CentreSearch) => ({
  ...viewerLink(row._id, row),
  state: { centre },
});

/** Returns the previous and next candidates in a list that is stored in full in the link's history state. */
const useListNeighbours = (candidateId: string, isEmployer: boolean) => {
  const list = useLocation({ select: ({ state }) => state.candidateList });
  const at = list?.findIndex((one) => one.candidateId === candidateId) ?? -1;
  if (list === undefined || at === -1) return undefined;
  const link = (one: ViewerSearch | undefined) => {
    if (one === undefined) return undefined;
    const to = isEmployer
      ? linkOptions({ to: '/employer/candidates/$candidateId', params: { candidateId: one.candidateId } })
      : linkOptions({ to: '/candidates/viewer', search: one });
    return { ...to, state: { candidateList: list } };
  };
  return { place: at + 1, total: list.length, previous: link(list[at - 1]), next: link(list[at + 1]) };
};

/**
 * Returns the previous and next candidates in the list from which this candidate was opened, or undefined if there is
 * no such list.
 */
export const useNeighbours = (candidateId: string, isEmployer: boolean) => {
  const inCentre = useCentreNeighbours(candidateId);
  const inList = useListNeighbours(candidateId, isEmployer);
  return inCentre ?? inList;
};

/** Returns the previous and next candidates in the candidate centre, even if they are on another page of the list. */
const useCentreNeighbours = (candidateId: string) => {
  const centre = useLocation({ select: ({ state }) => state.centre });
  const page = centre?.pageCurrent ?? 0;
  const size = centre?.pageSize ?? centrePageSize;
  const pageAt = (pageCurrent: number): CentreSearch => ({ ...centre, pageCurrent });
  const here = useQuery({ ...centreQuery(pageAt(page)), enabled: centre !== undefined });
  const rows = here.data?.records ?? [];
  const at = rows.findIndex(({ _id }) => _id === candidateId);
  const total = here.data?.total ?? 0;
  const isLast = at === rows.length - 1 && (page + 1) * size < total;
  const before = useQuery({ ...centreQuery(pageAt(page - 1)), enabled: at === 0 && page > 0 });
  const after = useQuery({ ...centreQuery(pageAt(page + 1)), enabled: at !== -1 && isLast });
  if (centre === undefined || at === -1) return undefined;
  const link = (row: CandidateListRow | undefined, of: number) => row && listedCandidateLink(row, pageAt(of));
  // A disabled query may return placeholder data from another page.
  const firstAfter = isLast && !after.isPlaceholderData ? after.data?.records[0] : undefined;
  const lastBefore = page > 0 && !before.isPlaceholderData ? before.data?.records.at(-1) : undefined;
  return {
    place: page * size + at + 1,
    total,
    previous: at > 0 ? link(rows[at - 1], page) : link(lastBefore, page - 1),
    next: isLast ? link(firstAfter, page + 1) : link(rows[at + 1], page),
  };
};
