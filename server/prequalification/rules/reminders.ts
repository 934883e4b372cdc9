import { daysBetween } from './days.ts';

/** The days before an end on which users are reminded. */
export const reminderDays = [30, 7] as const;

/**
 * The due reminder of an end, if any: the latest one whose time has come, once. If less time is left than an earlier
 * reminder needs, only the later one is sent.
 */
export const dueReminder = (endsOn: string, today: string, sent: readonly number[]): number | undefined => {
  const left = daysBetween(today, endsOn);
  if (left < 0) return undefined;
  const latest = reminderDays.findLast((days) => left <= days);
  return latest === undefined || sent.includes(latest) ? undefined : latest;
};
