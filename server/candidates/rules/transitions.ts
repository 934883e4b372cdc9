import { openCandidateStatuses, pipelineStatuses, type CandidateStatusId } from '#contract/candidates/states.ts';

const undoMinutes = 10;

const isOpen = (statusId: CandidateStatusId): boolean => openCandidateStatuses.includes(statusId);

/** Returns the statuses to which the employer may move a candidate, in pipeline order. Source: domain rules D1. */
export const laterStatuses = (statusId: CandidateStatusId): CandidateStatusId[] =>
  isOpen(statusId) ? pipelineStatuses.slice(pipelineStatuses.indexOf(statusId) + 1) : [];

/** Whether a withdrawal or a move can still be undone. Source: domain rules D1. */
export const isWithinUndoWindow = (doneAt: Date | null, now: Date): boolean =>
  doneAt !== null && now.getTime() - doneAt.getTime() < undoMinutes * 60_000;

/** Returns the start of the period in which moves can still be undone. */
export const undoWindowStart = (now: Date): Date => new Date(now.getTime() - undoMinutes * 60_000);
