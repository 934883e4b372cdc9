import { candidateReasons } from '#contract/candidates/reasons.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import type { Reason } from '#contract/common/refusal.ts';

const reasonByStatus: Readonly<
  Partial<Record<CandidateStatusId, `candidate-${'hired' | 'rejected' | 'not-selected' | 'withdrawn'}`>>
> = {
  [candidateStatus.hired]: 'candidate-hired',
  [candidateStatus.rejected]: 'candidate-rejected',
  [candidateStatus.notSelected]: 'candidate-not-selected',
  [candidateStatus.withdrew]: 'candidate-withdrawn',
};

/** Returns the reasons why a closed candidate can't be changed; empty for an open candidate. */
export const reasonsOfClosedStatus = (statusId: CandidateStatusId): Reason[] => {
  const code = reasonByStatus[statusId];
  return code ? [candidateReasons[code]] : [];
};
