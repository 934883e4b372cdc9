import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';

/** The dates on which a candidate reached its statuses. */
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

/** The column with the date on which each status was reached. A pending candidate has only the submission date. */
export const dateColumnByStatus: Readonly<Partial<Record<CandidateStatusId, keyof StatusDates>>> = {
  [candidateStatus.shortlisted]: 'dateShortListed',
  [candidateStatus.screening]: 'dateScreened',
  [candidateStatus.interviewing]: 'dateInterviewed',
  [candidateStatus.offerExtended]: 'dateOfferExtended',
  [candidateStatus.hired]: 'dateHired',
  [candidateStatus.rejected]: 'dateRejected',
  [candidateStatus.notSelected]: 'dateNotSelected',
};

const dateColumnOf = (statusId: CandidateStatusId): keyof StatusDates | undefined =>
  statusId === candidateStatus.withdrew ? 'dateWithdrawn' : dateColumnByStatus[statusId];

/** Returns the date column to clear when a step is undone, unless an earlier step had set the date. */
export const dateColumnToClear = (
  { toStatusId, at }: { toStatusId: CandidateStatusId; at: Date },
  dates: StatusDates,
): Partial<StatusDates> => {
  const column = dateColumnOf(toStatusId);
  return column !== undefined && dates[column]?.getTime() === at.getTime() ? { [column]: null } : {};
};

/**
 * Returns the date columns that a step sets. A repeated step keeps the first date. A withdrawal is always stamped
 * again, because the period for undoing it starts at that date. Source: domain rules D1.
 */
export const statusDatesToSet = (statusId: CandidateStatusId, dates: StatusDates, at: Date): Partial<StatusDates> => {
  if (statusId === candidateStatus.withdrew) return { dateWithdrawn: at };
  const column = dateColumnByStatus[statusId];
  return column === undefined || dates[column] !== null ? {} : { [column]: at };
};

/** Returns the time at which a candidate reached its status. For a pending candidate, this is the submission date. */
export const statusReachedAt = (
  candidate: StatusDates & { statusId: CandidateStatusId; dateSubmitted: Date },
): Date => {
  const column = dateColumnOf(candidate.statusId);
  return (column === undefined ? null : candidate[column]) ?? candidate.dateSubmitted;
};
