import type { LookupValue } from '#contract/common/lookup.ts';

export const engagementKinds = ['competitive', 'successfee'] as const;
export type EngagementKind = (typeof engagementKinds)[number];
export const engagementKindNames: Record<EngagementKind, string> = {
  competitive: 'Competitive',
  successfee: 'Success fee',
};

export const engagementStatuses = ['open', 'completed', 'cancelled'] as const;
export type EngagementStatus = (typeof engagementStatuses)[number];
export type EngagementOutcome = 'success' | 'completed' | 'cancelled' | 'discontinued';

/** Rolecall's own stages. The specification's numbers are used only in the API. Source: domain rules D3. */
export const stages = ['application', 'clarification', 'bidding', 'fulfillment', 'ended'] as const;
export type Stage = (typeof stages)[number];
export const stageNames: Record<Stage, string> = {
  application: 'Application',
  clarification: 'Clarification',
  bidding: 'Bidding',
  fulfillment: 'Fulfillment',
  ended: 'Ended',
};

export const engagementStatusId = { open: 1, completed: 2, cancelled: 3 } as const satisfies Record<
  EngagementStatus,
  number
>;
export const engagementStatusValues: readonly LookupValue<(typeof engagementStatusId)[EngagementStatus]>[] = [
  { id: 1, value: 'Open' },
  { id: 2, value: 'Completed' },
  { id: 3, value: 'Cancelled' },
];

/** The values of the board's filter `engagementStatusId`, which are stages. Source: domain rules D3. */
export const boardStage = { application: 1, fulfillment: 2, completed: 3, cancelled: 4 } as const;
type BoardStageId = (typeof boardStage)[keyof typeof boardStage];
export const boardStages: readonly LookupValue<BoardStageId>[] = [
  { id: boardStage.application, value: 'Application' },
  { id: boardStage.fulfillment, value: 'Fulfillment' },
  { id: boardStage.completed, value: 'Completed' },
  { id: boardStage.cancelled, value: 'Cancelled' },
];

/** Returns the number of an engagement's stage in the board's filter. Source: domain rules D3. */
export const boardStageId = (status: EngagementStatus, stage: Stage): BoardStageId => {
  if (status === 'completed') return boardStage.completed;
  if (status === 'cancelled') return boardStage.cancelled;
  return stage === 'fulfillment' ? boardStage.fulfillment : boardStage.application;
};

/** The engagement types: who sets the rate. Source: domain rules D4. */
export const engagementType = { employerSetsRate: 1, agencyTendersRate: 2 } as const;
export type EngagementTypeId = (typeof engagementType)[keyof typeof engagementType];
export const engagementTypes: readonly LookupValue<EngagementTypeId>[] = [
  { id: engagementType.employerSetsRate, value: 'Employer Sets Rate' },
  { id: engagementType.agencyTendersRate, value: 'Agency Tenders Rate' },
];
export const feeType = { percentBase: 1, percentCompensation: 2, fixed: 3 } as const;
export type FeeTypeId = (typeof feeType)[keyof typeof feeType];
export const feeTypes: readonly LookupValue<FeeTypeId>[] = [
  { id: feeType.percentBase, value: '% of base salary' },
  { id: feeType.percentCompensation, value: '% of total compensation' },
  { id: feeType.fixed, value: 'Fixed amount' },
];
/** Returns the field that holds a fee of this type. */
export const feeFieldOf = (feeTypeId: FeeTypeId): 'feeAmount' | 'feePercent' =>
  feeTypeId === feeType.fixed ? 'feeAmount' : 'feePercent';

/** The bid types. Source: domain rules D6. */
export const bidType = { sealed: 1, ranked: 2, openRanked: 3 } as const;
export const bidTypes: readonly LookupValue[] = [
  { id: bidType.sealed, value: 'Sealed' },
  { id: bidType.ranked, value: 'Ranked' },
  { id: bidType.openRanked, value: 'Open ranked' },
];
export const bidMethod = { percentBase: 1, percentCompensation: 2, fixed: 3, dayRate: 4, hourlyRate: 5 } as const;
export const bidMethods: readonly LookupValue[] = [
  { id: bidMethod.percentBase, value: '% of base salary' },
  { id: bidMethod.percentCompensation, value: '% of total compensation' },
  { id: bidMethod.fixed, value: 'Fixed amount per hire' },
  { id: bidMethod.dayRate, value: 'Day rate' },
  { id: bidMethod.hourlyRate, value: 'Hourly rate' },
];
/** Whether bids made by this method are percentages of a reference amount rather than amounts of money. */
export const isPercentMethod = (bidMethodId: number | null): boolean =>
  bidMethodId === bidMethod.percentBase || bidMethodId === bidMethod.percentCompensation;
/**
 * Whether bids made by this method are rates, whose fee is only known once they are multiplied by the contracted days or
 * hours.
 */
export const isRateMethod = (bidMethodId: number | null): boolean =>
  bidMethodId === bidMethod.dayRate || bidMethodId === bidMethod.hourlyRate;
export const awardType = { one: 1, several: 2, allThatQualify: 3 } as const;
export const awardTypes: readonly LookupValue[] = [
  { id: awardType.one, value: 'One agency' },
  { id: awardType.several, value: 'Several agencies' },
  { id: awardType.allThatQualify, value: 'All that qualify' },
];
/** How to decide between equal bids for the last award place. Source: domain rules D7. */
export const tieRules = ['time', 'rebid'] as const;
export type TieRule = (typeof tieRules)[number];
export const competitionTypes: readonly LookupValue[] = [
  { id: 1, value: 'competitive' },
  { id: 2, value: 'successfee' },
];
export const applicationStages: readonly LookupValue[] = [
  { id: 1, value: 'Application' },
  { id: 2, value: 'Clarification' },
  { id: 3, value: 'Bidding' },
  { id: 4, value: 'Fulfillment' },
];

/** Talent request statuses. Source: domain rules D15. */
export const talentRequestStatus = {
  pending: 1,
  inMarket: 2,
  available: 5,
  fulfilled: 6,
  cancelled: 7,
  paused: 8,
} as const;
export type TalentRequestStatusId = (typeof talentRequestStatus)[keyof typeof talentRequestStatus];
export const talentRequestStatuses: readonly LookupValue<TalentRequestStatusId>[] = [
  { id: 1, value: 'Pending' },
  { id: 2, value: 'In-Market' },
  { id: 5, value: 'Available' },
  { id: 6, value: 'Fulfilled' },
  { id: 7, value: 'Cancelled' },
  { id: 8, value: 'Paused' },
];

export const pauseReasons: readonly LookupValue[] = [
  { id: 1, value: 'Budget review' },
  { id: 2, value: 'Hiring freeze' },
  { id: 3, value: 'Requirement change' },
  { id: 4, value: 'Decision maker away' },
  { id: 5, value: 'Too many candidates' },
  { id: 6, value: 'Other' },
];
export const cancelReasons: readonly LookupValue[] = [
  { id: 1, value: 'Role removed' },
  { id: 2, value: 'Budget withdrawn' },
  { id: 3, value: 'Filled internally' },
  { id: 4, value: 'Merged with another request' },
  { id: 5, value: 'Posted in error' },
  { id: 6, value: 'Other' },
];
export const completeReasons: readonly LookupValue[] = [
  { id: 1, value: 'Filled internally' },
  { id: 2, value: 'Filled by another source' },
  { id: 3, value: 'Fewer roles needed' },
  { id: 4, value: 'Other' },
];

/** The kinds of notices that everyone with access to an engagement gets. */
export const noticeKinds = [
  'published',
  'closingChanged',
  'changed',
  'termsChanged',
  'documentAdded',
  'documentRemoved',
  'clarificationOpened',
  'biddingOpened',
  'openedForSubmissions',
  'requestAdded',
  'requestChanged',
  'requestFulfilled',
  'requestPaused',
  'requestResumed',
  'requestCancelled',
  'requestRestored',
  'requestCompleted',
  'paused',
  'resumed',
  'completed',
  'cancelled',
  'discontinued',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The kinds of questions asked about each candidate for a talent request. */
export const questionKinds = ['yes_no', 'number', 'choice', 'text'] as const;

interface RequestField {
  /** The kind of value. An amount is a decimal string, a count is a whole number. */
  readonly kind: 'text' | 'amount' | 'count';
  readonly isOptional: boolean;
  /** Whether agencies base their bids on this field. Source: decision 0029. */
  readonly isBidBasis: boolean;
}

/** The fields of a talent request that the employer fills in. */
export const requestFields = {
  jobTitle: { kind: 'text', isOptional: false, isBidBasis: false },
  description: { kind: 'text', isOptional: false, isBidBasis: false },
  location: { kind: 'text', isOptional: false, isBidBasis: true },
  noOfRoles: { kind: 'count', isOptional: false, isBidBasis: true },
  baseSalaryFrom: { kind: 'amount', isOptional: true, isBidBasis: true },
  baseSalaryTo: { kind: 'amount', isOptional: true, isBidBasis: true },
  contractedUnits: { kind: 'amount', isOptional: true, isBidBasis: true },
  cvCap: { kind: 'count', isOptional: true, isBidBasis: false },
} as const satisfies Record<string, RequestField>;
export type RequestFieldName = keyof typeof requestFields;

type ValueOf<Field extends RequestField> =
  (Field['kind'] extends 'count' ? number : string) | (Field['isOptional'] extends true ? null : never);

/** The values of a talent request's fields. An empty optional field is null. */
export type RequestFieldValues = { [Name in RequestFieldName]: ValueOf<(typeof requestFields)[Name]> };

export const requestFieldNames = Object.keys(requestFields) as readonly RequestFieldName[];

/** The fields of a lot that can change: its bidding rules, as sentences, and the end of bidding. */
export const lotChangeFields = ['biddingRules', 'biddingEnd'] as const;

/**
 * The fields of a published talent request that can change. Changes to the answers that the employer wants are visible
 * only to the employer.
 */
export const requestChangeFields = [...requestFieldNames, ...lotChangeFields, 'question', 'wanted'] as const;
export type RequestChangeField = (typeof requestChangeFields)[number];
