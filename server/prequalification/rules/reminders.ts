import { daysBetween } from './days.ts';

/** The days before the end on which reminders are sent. */
export const reminderDays = [30, 7] as const;

/**
 * Returns the reminder that is due for an end date, if any. If several are due, only the latest counts. A reminder that
 * has been sent is not returned again.
 */
export const dueReminder = (endsOn: string, today: string, sent: readonly number[]): number | undefined => {
  const left = daysBetween(today, endsOn);
  if (left < 0) return undefined;
  const latest = reminderDays.findLast((days) => left <= days);
  return latest === undefined || sent.includes(latest) ? undefined : latest;
};
