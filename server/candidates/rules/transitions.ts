import { candidateStatus, openStatuses, pipeline } from '#contract/candidates/states.ts';
import type { Reason } from '#contract/common/refusal.ts';

const undoMinutes = 10;

const isOpen = (statusId: number): boolean => openStatuses.includes(statusId);

/** The statuses a candidate may be moved to by the employer, in the order of the pipeline. Source: domain rules D1. */
export const laterStatuses = (statusId: number): number[] =>
  isOpen(statusId) ? pipeline.slice(pipeline.indexOf(statusId) + 1) : [];

/** Whether a withdrawal can still be taken back. Source: domain rules D1. */
export const isWithinUndoWindow = (withdrawnAt: Date | null, now: Date): boolean =>
  withdrawnAt !== null && now.getTime() - withdrawnAt.getTime() < undoMinutes * 60_000;

const closedWords: Readonly<Record<number, Reason>> = {
  [candidateStatus.hired]: { code: 'candidate-hired', text: 'This candidate has been hired.' },
  [candidateStatus.rejected]: {
    code: 'candidate-rejected',
    text: 'The employer has rejected this candidate.',
    unblockBy: 'The employer can undo the rejection.',
    who: 'The employer',
  },
  [candidateStatus.notSelected]: { code: 'candidate-not-selected', text: 'This candidate was not selected.' },
  [candidateStatus.withdrew]: { code: 'candidate-withdrawn', text: 'This candidate has been withdrawn.' },
};

/** Why a candidate that is not in the running any more stays as it was judged; empty while it is in the running. */
export const closedReasons = (statusId: number): Reason[] => {
  const words = closedWords[statusId];
  return words ? [words] : [];
};
