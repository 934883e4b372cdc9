import { daysBetween } from './days.ts';

/** Days before the end at which reminders are sent. */
export const reminderDays = [30, 7] as const;

/**
 * The due reminder for an end date, if any: the latest one whose time has come and that is not sent yet. A record with
 * less time left than an earlier reminder only gets the later one.
 */
export const dueReminder = (endsOn: string, today: string, sent: readonly number[]): number | undefined => {
  const left = daysBetween(today, endsOn);
  if (left < 0) return undefined;
  const latest = reminderDays.findLast((days) => left <= days);
  return latest === undefined || sent.includes(latest) ? undefined : latest;
};
