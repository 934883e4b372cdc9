import { localTimeOf, workingDaysAfter, type LocalTime } from '#contract/common/local-time.ts';

/** Working days after a submission in which the employer may claim the candidate. Source: domain rules D12. */
const claimDays = 5;
/** Working days after a claim in which the agency may contest it. */
const answerDays = 5;
/** Working days that Rolecall has to decide a contested claim. Source: domain rules D12. */
const decisionDays = 3;
/** How long before the submission a contact counts as proof, in days. Source: domain rules D12. */
const contactDays = 180;

/** The length of a description of a contact and of a statement, in characters, and the number of contacts of a side. */
export const contactLimit = 500;
export const statementLimit = 4000;
export const maxContacts = 10;

const dayMs = 86_400_000;

/** When the employer's time to claim ends: 17:00 in the zone of its office. */
export const claimEnd = (submittedAt: Date, timeZone: string): Date =>
  workingDaysAfter(submittedAt, claimDays, timeZone);

/** When the agency's time to answer ends. */
export const answerEnd = (claimedAt: Date, timeZone: string): Date => workingDaysAfter(claimedAt, answerDays, timeZone);

/** When Rolecall's time to decide ends. */
export const decisionEnd = (contestedAt: Date, timeZone: string): Date =>
  workingDaysAfter(contestedAt, decisionDays, timeZone);

const dayOf = ({ year, month, day }: LocalTime): string =>
  [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/**
 * The first and the last day, as YYYY-MM-DD in the zone of the employer's office, on which a contact proves that the
 * employer knew a candidate.
 */
export const contactPeriod = (submittedAt: Date, timeZone: string): { from: string; to: string } => ({
  from: dayOf(localTimeOf(timeZone, new Date(submittedAt.getTime() - contactDays * dayMs))),
  to: dayOf(localTimeOf(timeZone, submittedAt)),
});

/** Whether a contact is in the future, wherever on earth it is entered. */
export const hasFutureContact = (contacts: readonly { on: string }[], now: Date): boolean =>
  contacts.some(({ on }) => on > dayOf(localTimeOf('Pacific/Kiritimati', now)));

/** The refusal of contacts in the future, for the fields of the form. */
export const futureContact = {
  fields: [{ field: 'contacts', message: 'Enter dates of contacts up to today.' }],
} as const;

/** Whether at least one contact is in the period that counts. */
export const hasRecentContact = (
  contacts: readonly { on: string }[],
  { from, to }: { from: string; to: string },
): boolean => contacts.some(({ on }) => from <= on && on <= to);
