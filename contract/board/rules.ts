import type { EngagementKind, Stage } from '#contract/engagements/states.ts';

/** What the board can be narrowed to; an absent field narrows nothing. */
export interface BoardFilters {
  /** The stage as the board's list numbers it. Source: domain rules D3. */
  engagementStatusId?: readonly number[] | undefined;
  applicationStatusId?: readonly number[] | undefined;
  engagementTypeId?: readonly number[] | undefined;
  stage?: Stage | undefined;
  clientId?: string | undefined;
  kind?: EngagementKind | undefined;
  keyword?: string | undefined;
  /** Where the keyword is looked for; everywhere unless it is said. */
  field?: 'number' | 'title' | 'clientName' | 'location' | undefined;
  assignToMe?: boolean | undefined;
  waits?: boolean | undefined;
  closingWithinDays?: number | undefined;
}

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
