import { candidateReasons } from '#contract/candidates/reasons.ts';
import {
  candidateStatus,
  openCandidateStatuses,
  pipelineStatuses,
  type CandidateStatusId,
} from '#contract/candidates/states.ts';
import type { Reason } from '#contract/common/refusal.ts';

const undoMinutes = 10;

const isOpen = (statusId: CandidateStatusId): boolean => openCandidateStatuses.includes(statusId);

/** Returns the statuses to which the employer may move a candidate, in pipeline order. Source: domain rules D1. */
export const laterStatuses = (statusId: CandidateStatusId): CandidateStatusId[] =>
  isOpen(statusId) ? pipelineStatuses.slice(pipelineStatuses.indexOf(statusId) + 1) : [];

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

/** Whether a withdrawal or a move can still be undone. Source: domain rules D1. */
export const isWithinUndoWindow = (doneAt: Date | null, now: Date): boolean =>
  doneAt !== null && now.getTime() - doneAt.getTime() < undoMinutes * 60_000;

/** Returns the start of the period in which moves can still be undone. */
export const undoWindowStart = (now: Date): Date => new Date(now.getTime() - undoMinutes * 60_000);
