import { inputError } from '#contract/common/text/input-error.ts';
import { contactDirections } from './states.ts';
import { localTimeOf, workingDaysAfter, workingDaysBetween, type LocalTime } from '#contract/common/local-time.ts';

/**
 * The number of working days after a submission within which the employer can claim the candidate. Source: domain rules
 * D12.
 */
const claimDays = 5;
/** The number of working days after a claim within which the agency can contest it. */
const answerDays = 5;
/** The number of working days within which Rolecall must decide a contested claim. Source: domain rules D12. */
const decisionDays = 3;
/** The number of days before the submission during which a contact counts as proof. Source: domain rules D12. */
const contactDays = 180;

/**
 * The maximum lengths of a contact's description and of a statement, in characters, and the maximum number of contacts
 * per side.
 */
export const maxContactLength = 500;
export const maxStatementLength = 4000;
export const maxContacts = 10;

const dayMs = 86_400_000;

/** Returns the employer's deadline for claiming a candidate: 17:00 in the time zone of the employer's office. */
export const claimDeadline = (submittedAt: Date, timeZone: string): Date =>
  workingDaysAfter(submittedAt, claimDays, timeZone);

/**
 * Returns the employer's deadline for claiming a candidate that the agency has submitted several times while it owned
 * them: the earliest deadline among these submissions. One that was withdrawn before its deadline doesn't count, because
 * the employer couldn't claim it any more. Source: decision 0177.
 */
export const claimDeadlineOfOwnership = (
  submissions: readonly { dateSubmitted: Date; withdrawnAt: Date | null }[],
  timeZone: string,
): Date | undefined =>
  submissions
    .flatMap(({ dateSubmitted, withdrawnAt }) => {
      const deadline = claimDeadline(dateSubmitted, timeZone);
      return withdrawnAt === null || withdrawnAt > deadline ? [deadline] : [];
    })
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(0);

/** Returns the agency's deadline for answering a claim. */
export const claimAnswerDeadline = (claimedAt: Date, timeZone: string): Date =>
  workingDaysAfter(claimedAt, answerDays, timeZone);

/** Returns Rolecall's deadline for deciding a contested claim. */
export const claimDecisionDeadline = (contestedAt: Date, timeZone: string): Date =>
  workingDaysAfter(contestedAt, decisionDays, timeZone);

/** Whether Rolecall's staff should be reminded of a decision: it is due within one working day. */
const isDecisionNear = (decideBy: Date, now: Date, timeZone: string): boolean =>
  workingDaysBetween(now, decideBy, timeZone) <= 1;

/**
 * The time before a deadline, in milliseconds, within which `isDecisionNear` can be true. It is longer than one working
 * day, even across a weekend.
 */
export const decisionReminderWindowMs = 5 * dayMs;

/**
 * Returns the next step for a decision that Rolecall's staff have to make: a reminder, or marking the decision as late.
 * Undefined if nothing is due, or if the step was already taken.
 */
export const nextDecisionStep = (
  { decideBy, remindedAt, lateAt }: { decideBy: Date; remindedAt: Date | null; lateAt: Date | null },
  now: Date,
  timeZone: string,
): 'remind' | 'mark-late' | undefined => {
  if (now >= decideBy) return lateAt === null ? 'mark-late' : undefined;
  return remindedAt === null && isDecisionNear(decideBy, now, timeZone) ? 'remind' : undefined;
};

const dayOf = ({ year, month, day }: LocalTime): string =>
  [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** Returns the time from which contacts before a submission count as proof. */
export const contactPeriodStart = (submittedAt: Date): Date => new Date(submittedAt.getTime() - contactDays * dayMs);

/**
 * Returns the first and last day on which a contact counts as proof that the employer knew a candidate, as YYYY-MM-DD
 * in the time zone of the employer's office. If an earlier submission introduced the person to the employer, the period
 * ends with that submission, because later contacts follow from it. The last day counts as a whole, since contacts have no
 * time.
 */
export const contactPeriod = (
  submittedAt: Date,
  timeZone: string,
  introducedAt: Date | null = null,
): { from: string; to: string } => ({
  from: dayOf(localTimeOf(timeZone, contactPeriodStart(submittedAt))),
  to: dayOf(localTimeOf(timeZone, introducedAt ?? submittedAt)),
});

/** Whether a contact is dated in the future in every time zone. */
export const hasFutureContact = (contacts: readonly { on: string }[], now: Date): boolean =>
  contacts.some(({ on }) => on > dayOf(localTimeOf('Pacific/Kiritimati', now)));

/** The error for contacts dated in the future, shown next to the form's fields. */
const dateInFuture = inputError('The date of a contact can’t be in the future.');

export const futureContactError = () => ({ fields: [{ field: 'contacts', message: dateInFuture.error() }] });

/** Whether the contacts within the given period include one by the employer and one by the candidate. */
export const hasTwoWayContact = (
  contacts: readonly { on: string; direction: string | null }[],
  { from, to }: { from: string; to: string },
): boolean =>
  contactDirections.every((direction) =>
    contacts.some((contact) => contact.direction === direction && from <= contact.on && contact.on <= to),
  );
