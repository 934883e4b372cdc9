import { daysBetween } from './days.ts';

/** How many days before an end people are reminded of it. */
export const reminderDays = [30, 7] as const;

/**
 * The reminder that is due for what ends on a day, if one is: the latest whose time has come, once. What comes in with
 * less time left than an earlier reminder would have given is told by the later one alone.
 */
export const dueReminder = (endsOn: string, today: string, sent: readonly number[]): number | undefined => {
  const left = daysBetween(today, endsOn);
  if (left < 0) return undefined;
  const latest = reminderDays.findLast((days) => left <= days);
  return latest === undefined || sent.includes(latest) ? undefined : latest;
};
