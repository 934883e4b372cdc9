import { candidateReasons } from '#contract/candidates/reasons.ts';
import { candidateStatus, openStatuses, pipeline, type CandidateStatusId } from '#contract/candidates/states.ts';
import type { Reason } from '#contract/common/refusal.ts';

export const undoMinutes = 10;

const isOpen = (statusId: CandidateStatusId): boolean => openStatuses.includes(statusId);

/** The statuses a candidate may be moved to by the employer, in the order of the pipeline. Source: domain rules D1. */
export const laterStatuses = (statusId: CandidateStatusId): CandidateStatusId[] =>
  isOpen(statusId) ? pipeline.slice(pipeline.indexOf(statusId) + 1) : [];

/** Whether a withdrawal can still be taken back. Source: domain rules D1. */
export const isWithinUndoWindow = (withdrawnAt: Date | null, now: Date): boolean =>
  withdrawnAt !== null && now.getTime() - withdrawnAt.getTime() < undoMinutes * 60_000;

const reasonByStatus: Readonly<
  Partial<Record<CandidateStatusId, `candidate-${'hired' | 'rejected' | 'not-selected' | 'withdrawn'}`>>
> = {
  [candidateStatus.hired]: 'candidate-hired',
  [candidateStatus.rejected]: 'candidate-rejected',
  [candidateStatus.notSelected]: 'candidate-not-selected',
  [candidateStatus.withdrew]: 'candidate-withdrawn',
};

/** Why a candidate that is not in the running any more stays as it was judged; empty while it is in the running. */
export const closedReasons = (statusId: CandidateStatusId): Reason[] => {
  const code = reasonByStatus[statusId];
  return code ? [candidateReasons[code]] : [];
};
