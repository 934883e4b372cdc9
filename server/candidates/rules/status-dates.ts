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

/** The date column of each status; a pending candidate only has the submission date. */
export const dateColumnByStatus: Readonly<Record<number, keyof StatusDates>> = {
  [candidateStatus.shortlisted]: 'dateShortListed',
  [candidateStatus.screening]: 'dateScreened',
  [candidateStatus.interviewing]: 'dateInterviewed',
  [candidateStatus.offerExtended]: 'dateOfferExtended',
  [candidateStatus.hired]: 'dateHired',
  [candidateStatus.rejected]: 'dateRejected',
  [candidateStatus.notSelected]: 'dateNotSelected',
};

/**
 * The date that a step sets: once per status, so a repeated step keeps the first date. A withdrawal sets it each time,
 * since the time to undo it starts then. Source: domain rules D1.
 */
export const statusDateOf = (statusId: CandidateStatusId, dates: StatusDates, at: Date): Partial<StatusDates> => {
  if (statusId === candidateStatus.withdrew) return { dateWithdrawn: at };
  const column = dateColumnByStatus[statusId];
  return column === undefined || dates[column] !== null ? {} : { [column]: at };
};
