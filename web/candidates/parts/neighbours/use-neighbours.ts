import { linkOptions, useLocation } from '@tanstack/react-router';
import type { viewerLink } from '#web/candidates/parts/viewer-link.ts';
import type { CentreSearch } from '#web/candidates/parts/centre/centre-search.ts';
import { useCentreNeighbours } from './use-centre-neighbours.ts';

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
