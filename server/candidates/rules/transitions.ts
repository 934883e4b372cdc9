import { candidateStatus, openStatuses, pipeline } from '#contract/candidates/states.ts';
import type { Reason } from '#contract/common/refusal.ts';

/** Who takes a step: the employer, the agency, or the product itself. */
export type Mover = 'employer' | 'agency' | 'system';

export const undoMinutes = 10;

const isOpen = (statusId: number): boolean => openStatuses.includes(statusId);

/**
 * Whether a candidate may come from one status into another, and by whom. Taking a withdrawal, a rejection or a closing
 * back leads to the status before it and nowhere else. Source: domain rules D1.
 */
export const mayStep = (
  mover: Mover,
  candidate: { statusId: number; previousStatusId: number | null },
  toStatusId: number,
): boolean => {
  const { statusId, previousStatusId } = candidate;
  if (statusId === candidateStatus.hired) return false;
  if (isOpen(statusId)) {
    if (mover === 'agency') return toStatusId === candidateStatus.withdrew;
    if (mover === 'system') return toStatusId === candidateStatus.notSelected;
    if (toStatusId === candidateStatus.rejected) return true;
    return pipeline.indexOf(toStatusId) > pipeline.indexOf(statusId);
  }
  const back: Readonly<Record<number, Mover>> = {
    [candidateStatus.withdrew]: 'agency',
    [candidateStatus.rejected]: 'employer',
    [candidateStatus.notSelected]: 'system',
  };
  return back[statusId] === mover && previousStatusId !== null && toStatusId === previousStatusId;
};

/** The statuses a candidate may be moved to by the employer, in the order of the pipeline. */
export const laterStatuses = (statusId: number): number[] =>
  isOpen(statusId) ? pipeline.slice(pipeline.indexOf(statusId) + 1) : [];

/** Whether a withdrawal can still be taken back. Source: domain rules D1. */
export const undoIsInTime = (withdrawnAt: Date | null, now: Date): boolean =>
  withdrawnAt !== null && now.getTime() - withdrawnAt.getTime() < undoMinutes * 60_000;

const closedWords: Readonly<Record<number, Reason>> = {
  [candidateStatus.hired]: { code: 'candidate-hired', text: 'This candidate has been hired.' },
  [candidateStatus.rejected]: {
    code: 'candidate-rejected',
    text: 'The employer has rejected this candidate.',
    unblockBy: 'The employer takes the rejection back.',
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
