import { candidateReasons } from '#contract/candidates/reasons.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import type { ReasonCode } from '#contract/common/reasons/codes.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { closedReasons } from './transitions.ts';

interface Facts {
  statusId: CandidateStatusId;
  /** Why the talent request takes nobody now; empty while it is available. */
  requestReasons: readonly Reason[];
}

/** Ends that stop every step; a pause stops hires alone, since candidates stay. Source: domain rules D15. */
const finalCodes: readonly ReasonCode[] = ['engagement-ended', 'request-cancelled', 'request-fulfilled'];
const stopsEverything = ({ code }: Reason): boolean => finalCodes.includes(code);

/** Why an employer cannot move a candidate to a later status; empty when it can. */
export const moveGates = (facts: Facts, toStatusId: CandidateStatusId): Reason[] => [
  ...closedReasons(facts.statusId),
  ...facts.requestReasons.filter((reason) => toStatusId === candidateStatus.hired || stopsEverything(reason)),
];

/** Why an employer cannot reject a candidate; empty when it can. */
export const rejectGates = (facts: Facts): Reason[] => [
  ...closedReasons(facts.statusId),
  ...facts.requestReasons.filter(stopsEverything),
];

/** Why a rejection cannot be taken back; empty when it can. */
export const unrejectGates = (facts: Facts): Reason[] =>
  facts.statusId === candidateStatus.rejected
    ? facts.requestReasons.filter((reason) => reason.code !== 'request-paused')
    : [candidateReasons['not-rejected']];
