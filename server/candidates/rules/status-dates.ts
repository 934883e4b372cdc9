import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';

/** The dates of a candidate's steps. */
export interface StatusDates {
  dateShortListed: Date | null;
  dateScreened: Date | null;
  dateInterviewed: Date | null;
  dateOfferExtended: Date | null;
  dateHired: Date | null;
  dateRejected: Date | null;
  dateNotSelected: Date | null;
  dateWithdrawn: Date | null;
}

/** The column with the date each status was reached; a pending candidate has only the submission date. */
export const dateColumnByStatus: Readonly<Record<number, keyof StatusDates>> = {
  [candidateStatus.shortlisted]: 'dateShortListed',
  [candidateStatus.screening]: 'dateScreened',
  [candidateStatus.interviewing]: 'dateInterviewed',
  [candidateStatus.offerExtended]: 'dateOfferExtended',
  [candidateStatus.hired]: 'dateHired',
  [candidateStatus.rejected]: 'dateRejected',
  [candidateStatus.notSelected]: 'dateNotSelected',
};

/** The date column to clear when a move is undone, unless an earlier step had stamped it. */
export const dateColumnToClear = (
  { toStatusId, at }: { toStatusId: CandidateStatusId; at: Date },
  dates: StatusDates,
): Partial<StatusDates> => {
  const column = dateColumnByStatus[toStatusId];
  return column !== undefined && dates[column]?.getTime() === at.getTime() ? { [column]: null } : {};
};

/**
 * The date columns that a step sets. A repeated step keeps the first date. A withdrawal is stamped each time, because
 * the period for undoing it counts from that date. Source: domain rules D1.
 */
export const statusDateOf = (statusId: CandidateStatusId, dates: StatusDates, at: Date): Partial<StatusDates> => {
  if (statusId === candidateStatus.withdrew) return { dateWithdrawn: at };
  const column = dateColumnByStatus[statusId];
  return column === undefined || dates[column] !== null ? {} : { [column]: at };
};

/** When a candidate reached its status: the submission for a pending one. */
export const statusReachedAt = (
  candidate: StatusDates & { statusId: CandidateStatusId; dateSubmitted: Date },
): Date => {
  const column =
    candidate.statusId === candidateStatus.withdrew ? 'dateWithdrawn' : dateColumnByStatus[candidate.statusId];
  return (column === undefined ? null : candidate[column]) ?? candidate.dateSubmitted;
};
