import { applicationStatus } from '#contract/applications/states.ts';
import type { FilterValues } from '#contract/common/filters/filter-table.ts';
import { boardStage } from '#contract/engagements/states.ts';
import type { boardFilters } from './filters.ts';

/** The filters of the board. An absent filter has no effect. */
export type BoardFilters = FilterValues<typeof boardFilters> & {
  /** The field to search for the keyword; all fields by default. */
  readonly field?: 'number' | 'title' | 'clientName' | 'location' | undefined;
};

export const boardViewNames = ['open', 'fulfillment', 'closing', 'pending', 'all'] as const;
export type BoardViewName = (typeof boardViewNames)[number];

/** The predefined views of the board; `fulfillment` is the default. Source: specification 2, section 2. */
export const boardViews: Record<BoardViewName, BoardFilters> = {
  open: { engagementStatusId: [boardStage.application, boardStage.fulfillment], assignToMe: true },
  fulfillment: {
    applicationStatusId: [applicationStatus.approved],
    assignToMe: true,
    engagementStatusId: [boardStage.fulfillment],
  },
  closing: { engagementStatusId: [boardStage.application, boardStage.fulfillment], closingWithinDays: 7 },
  pending: { applicationStatusId: [applicationStatus.pending] },
  all: {},
};

export const boardFigureNames = ['waits', 'application', 'clarification', 'bidding', 'fulfillment'] as const;
export type BoardFigureName = (typeof boardFigureNames)[number];

/** The filters behind each figure shown above the board. */
export const boardFigures: Record<BoardFigureName, BoardFilters> = {
  waits: { waits: true },
  application: { stage: 'application' },
  clarification: { stage: 'clarification' },
  bidding: { stage: 'bidding' },
  fulfillment: { stage: 'fulfillment' },
};

/** The sort orders of the board. */
export const boardSorts = ['createdWhen', 'closing', 'title', 'client', 'number', 'stage'] as const;
export type BoardSort = (typeof boardSorts)[number];

/**
 * The highest exact count of engagements or candidates. A count of `maxExactCount + 1` means "more than
 * `maxExactCount`".
 */
export const maxExactCount = 500;

/** The highest exact count of the board's search results. */
export const maxExactMatchCount = 300;

/**
 * The maximum number of clients in the board's summary. If there are more, only those with the most engagements are
 * listed.
 */
export const maxSummaryClients = 20;

/** The fields that a search suggestion can come from. */
export const suggestionSources = ['title', 'client', 'jobTitle', 'location', 'number'] as const;
export type SuggestionSource = (typeof suggestionSources)[number];
