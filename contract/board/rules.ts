import type { FilterValues } from '#contract/common/filters/filter-table.ts';
import type { boardFilters } from './filters.ts';

/** Values of the board's filters. An absent one narrows nothing. */
export type BoardFilters = FilterValues<typeof boardFilters> & {
  /** The field that has the keyword. Without it, any field. */
  readonly field?: 'number' | 'title' | 'clientName' | 'location' | undefined;
};

export const boardViewNames = ['open', 'fulfillment', 'closing', 'pending', 'all'] as const;
export type BoardViewName = (typeof boardViewNames)[number];

/** The views that everybody has. `fulfillment` is where one lands. Source: specification 2, section 2. */
export const boardViews: Record<BoardViewName, BoardFilters> = {
  open: { engagementStatusId: [1, 2], assignToMe: true },
  fulfillment: { applicationStatusId: [2], assignToMe: true, engagementStatusId: [2] },
  closing: { engagementStatusId: [1, 2], closingWithinDays: 7 },
  pending: { applicationStatusId: [1] },
  all: {},
};

export const boardFigureNames = ['waits', 'application', 'clarification', 'bidding', 'fulfillment'] as const;
export type BoardFigureName = (typeof boardFigureNames)[number];

/** What each figure over the board counts. */
export const boardFigures: Record<BoardFigureName, BoardFilters> = {
  waits: { waits: true },
  application: { stage: 'application' },
  clarification: { stage: 'clarification' },
  bidding: { stage: 'bidding' },
  fulfillment: { stage: 'fulfillment' },
};

/** What the board may be sorted by. */
export const boardSorts = ['createdWhen', 'closing', 'title', 'client', 'number', 'stage'] as const;
export type BoardSort = (typeof boardSorts)[number];

/** Engagements and candidates are counted up to so many; a count of one more says that there are more. */
export const maxCounted = 500;

/** What a search of the board finds is counted up to so many. */
export const maxFound = 300;

/** So many clients of the most engagements the summary of the board names. */
export const maxClients = 20;

/** What a suggestion was found in. */
export const suggestionSources = ['title', 'client', 'jobTitle', 'location', 'number'] as const;
export type SuggestionSource = (typeof suggestionSources)[number];

/** So many views of their own a person may keep. */
export const maxViews = 20;

/** A view's name stays under so many characters. */
export const maxViewNameLength = 60;
