import type { LookupValue } from '#contract/common/lookup.ts';

/** Candidate statuses. Source: domain rules D1. */
export const candidateStatus = {
  pending: 1,
  hired: 2,
  rejected: 3,
  shortlisted: 4,
  withdrew: 5,
  screening: 6,
  notSelected: 7,
  interviewing: 8,
  offerExtended: 9,
} as const;
export type CandidateStatusId = (typeof candidateStatus)[keyof typeof candidateStatus];

export const candidateStatuses: readonly LookupValue<CandidateStatusId>[] = [
  { id: 1, value: 'Pending' },
  { id: 4, value: 'Shortlisted' },
  { id: 6, value: 'Screening' },
  { id: 8, value: 'Interviewing' },
  { id: 9, value: 'Offer Extended' },
  { id: 2, value: 'Hired' },
  { id: 3, value: 'Rejected' },
  { id: 7, value: 'Not Selected' },
  { id: 5, value: 'Withdrew' },
];

const { pending, hired, rejected, shortlisted, withdrew, screening, notSelected, interviewing, offerExtended } =
  candidateStatus;

/** The statuses of the pipeline, in order. A candidate only moves forward along it. */
export const pipelineStatuses: readonly CandidateStatusId[] = [
  pending,
  shortlisted,
  screening,
  interviewing,
  offerExtended,
  hired,
];
/** The statuses of a candidate who is still under consideration. */
export const openCandidateStatuses: readonly CandidateStatusId[] = [
  pending,
  shortlisted,
  screening,
  interviewing,
  offerExtended,
];
/** The statuses of a candidate who no longer counts towards a talent request. */
export const unsuccessfulCandidateStatuses: readonly CandidateStatusId[] = [rejected, withdrew, notSelected];
/** The order of the statuses in the status list, which leaves out Withdrew because it is hidden. */
export const candidateStatusOrder: readonly CandidateStatusId[] = [...pipelineStatuses, rejected, notSelected];

/** The statuses offered as a filter, which leave out Withdrew and Not Selected. Source: specification 2, ledger C12. */
export const candidateFilterStatuses: readonly LookupValue<CandidateStatusId>[] = candidateStatuses.filter(
  ({ id }) => id !== withdrew && id !== notSelected,
);

/** The reasons an agency can give for withdrawing a candidate. */
export const candidateWithdrawReasons: readonly LookupValue[] = [
  { id: 1, value: 'Accepted another job' },
  { id: 2, value: 'Salary' },
  { id: 3, value: 'Location' },
  { id: 4, value: 'Not interested' },
  { id: 5, value: 'Unreachable' },
  { id: 6, value: 'Counter-offer' },
  { id: 7, value: 'Submitted in error' },
  { id: 8, value: 'Other' },
];

/** The withdrawal reason "Other", which requires an explanation. */
export const otherCandidateWithdrawReason = 8;

/** The reasons an employer can give for rejecting a candidate. */
export const rejectionReasons: readonly LookupValue[] = [
  { id: 1, value: 'Skills' },
  { id: 2, value: 'Experience' },
  { id: 3, value: 'Salary' },
  { id: 4, value: 'Location' },
  { id: 5, value: 'Work rights' },
  { id: 6, value: 'Duplicate' },
  { id: 7, value: 'Interview result' },
  { id: 8, value: 'Culture/team' },
  { id: 9, value: 'Position filled' },
  { id: 10, value: 'Other' },
];

/** The details that a version contains, in the order in which they are shown. */
export const versionFields = [
  'firstName',
  'lastName',
  'emailAddress',
  'contactNumber',
  'linkedIn',
  'location',
  'currentCountry',
  'baseSalary',
  'totalCompensation',
  'agencyFee',
  'commentToEmployer',
] as const;
export type VersionField = (typeof versionFields)[number];

/**
 * The exceptional states of a hire's fee: on hold while it is disputed who represents the candidate, and assigned to the
 * agency that won the dispute.
 */
export const feeStates = ['on_hold', 'assigned'] as const;
export type FeeState = (typeof feeStates)[number];
