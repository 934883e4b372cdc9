import { booleanParam, patternParam, oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';
import type { BoardSearch } from './board-search.ts';

export const stagingStages = ['application', 'clarification', 'bidding', 'fulfillment'] as const;

/** The search parameters of the staging page: a stage, and the engagement selected in it. */
export const stagingSearch = searchParams({
  stage: oneOf(stagingStages),
  assignToMe: booleanParam,
  engagementId: patternParam(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
  page: wholeNumber(0),
});

export type StagingSearch = ReturnType<typeof stagingSearch>;

/** Returns the selected stage. Defaults to the stage in which candidates are submitted. */
export const selectedStageOf = ({ stage = 'fulfillment' }: StagingSearch) => stage;

/** Returns the board query for the staging page, with the soonest deadline first. */
export const stagingBoardSearch = (search: StagingSearch): BoardSearch => ({
  stage: selectedStageOf(search),
  assignToMe: search.assignToMe === true,
  pageCurrent: search.page ?? 0,
  sortBy: 'closing',
  sortOrder: 'asc',
});
