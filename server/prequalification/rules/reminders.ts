import { daysBetween } from './days.ts';

/** The numbers of days before the end at which reminders are sent. */
export const reminderDays = [30, 7] as const;

/**
 * Returns the due reminder for an end date, if any: the latest reminder whose time has come and that has not been sent
 * yet. If the time for several has come, only the last of them is sent.
 */
export const dueReminder = (endsOn: string, today: string, sent: readonly number[]): number | undefined => {
  const left = daysBetween(today, endsOn);
  if (left < 0) return undefined;
  const latest = reminderDays.findLast((days) => left <= days);
  return latest === undefined || sent.includes(latest) ? undefined : latest;
};
