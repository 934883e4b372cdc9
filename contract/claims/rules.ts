import { localTimeOf, workingDaysAfter, type LocalTime } from '#contract/common/local-time.ts';

/**
 * The number of working days after a submission in which the employer may claim the candidate. Source: domain rules
 * D12.
 */
const claimDays = 5;
/** The number of working days after a claim in which the agency may contest it. */
const answerDays = 5;
/** The number of working days in which Rolecall has to decide a contested claim. Source: domain rules D12. */
const decisionDays = 3;
/** The number of days before the submission in which a contact counts as proof. Source: domain rules D12. */
const contactDays = 180;

/**
 * The maximum lengths of a contact's description and of a statement, in characters, and the maximum number of contacts
 * per side.
 */
export const maxContactLength = 500;
export const maxStatementLength = 4000;
export const maxContacts = 10;

const dayMs = 86_400_000;

/** Returns when the employer's time to claim a candidate ends: at 17:00 in the time zone of the employer's office. */
export const claimDeadline = (submittedAt: Date, timeZone: string): Date =>
  workingDaysAfter(submittedAt, claimDays, timeZone);

/** Returns when the agency's time to answer a claim ends. */
export const claimAnswerDeadline = (claimedAt: Date, timeZone: string): Date =>
  workingDaysAfter(claimedAt, answerDays, timeZone);

/** Returns when Rolecall's time to decide a contested claim ends. */
export const claimDecisionDeadline = (contestedAt: Date, timeZone: string): Date =>
  workingDaysAfter(contestedAt, decisionDays, timeZone);

const dayOf = ({ year, month, day }: LocalTime): string =>
  [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/**
 * Returns the first and last day on which a contact proves that the employer knew a candidate, as YYYY-MM-DD in the
 * time zone of the employer's office.
 */
export const contactPeriod = (submittedAt: Date, timeZone: string): { from: string; to: string } => ({
  from: dayOf(localTimeOf(timeZone, new Date(submittedAt.getTime() - contactDays * dayMs))),
  to: dayOf(localTimeOf(timeZone, submittedAt)),
});

/** Whether a contact is dated in the future in every time zone. */
export const hasFutureContact = (contacts: readonly { on: string }[], now: Date): boolean =>
  contacts.some(({ on }) => on > dayOf(localTimeOf('Pacific/Kiritimati', now)));

/** The error for contacts in the future, shown at the form's fields. */
export const futureContactError = {
  fields: [{ field: 'contacts', message: 'Enter dates of contacts up to today.' }],
} as const;

/** Whether at least one contact is within the period that counts. */
export const hasRecentContact = (
  contacts: readonly { on: string }[],
  { from, to }: { from: string; to: string },
): boolean => contacts.some(({ on }) => from <= on && on <= to);
