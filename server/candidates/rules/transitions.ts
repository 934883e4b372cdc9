import { openStatuses, pipeline, type CandidateStatusId } from '#contract/candidates/states.ts';

const undoMinutes = 10;

const isOpen = (statusId: CandidateStatusId): boolean => openStatuses.includes(statusId);

/** The statuses that the employer may move a candidate to, in pipeline order. Source: domain rules D1. */
export const laterStatuses = (statusId: CandidateStatusId): CandidateStatusId[] =>
  isOpen(statusId) ? pipeline.slice(pipeline.indexOf(statusId) + 1) : [];

/** Whether a withdrawal can still be undone. Source: domain rules D1. */
export const isWithinUndoWindow = (withdrawnAt: Date | null, now: Date): boolean =>
  withdrawnAt !== null && now.getTime() - withdrawnAt.getTime() < undoMinutes * 60_000;
