import { daysBetween } from './days.ts';

/** Reminders are sent this many days before an approval or a document expires. */
export const expiryReminderDays = [30, 7] as const;

/**
 * Returns the reminder that is due for an end date, if any. If several are due, only the latest counts. A reminder that
 * has been sent is not returned again.
 */
export const dueReminder = (endsOn: string, today: string, sent: readonly number[]): number | undefined => {
  const left = daysBetween(today, endsOn);
  if (left < 0) return undefined;
  const latest = expiryReminderDays.findLast((days) => left <= days);
  return latest === undefined || sent.includes(latest) ? undefined : latest;
};
