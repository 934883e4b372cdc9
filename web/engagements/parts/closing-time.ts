import { requiredMessage } from '#contract/common/text-messages.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { dateInZone } from '#web/ui/date/days.ts';

/** A closing time as entered: a date and a time of day, in the user's time zone. */
export type ClosingTime = { day: string; time: string };

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;

/**
 * Returns the initial values: the current closing time if it is in the future, otherwise late afternoon a few days
 * ahead.
 */
export const initialClosingTime = (closingAt: string | null, zone: string, now: number, days: number): ClosingTime => {
  if (closingAt === null || Date.parse(closingAt) <= now) {
    return { day: dateInZone(zone, now + days * dayMs), time: '17:00' };
  }
  return toClosingTime(closingAt, zone);
};

/** Converts a moment to the date and time of day in a time zone. */
export const toClosingTime = (closingAt: string, zone: string): ClosingTime => {
  const at = Date.parse(closingAt);
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return { day: dateInZone(zone, at), time: time.format(at) };
};

/** Returns the first and the last day that can be picked. */
export const closingDayLimits = (zone: string, now: number): { min: string; max: string } => ({
  min: dateInZone(zone, now),
  max: dateInZone(zone, now + yearMs),
});

/** Returns the entered time in milliseconds, or undefined while the date or the time of day is missing. */
export const closingInstant = ({ day, time }: ClosingTime): number | undefined => {
  const moment = Date.parse(`${day}T${time}`);
  return Number.isNaN(moment) ? undefined : moment;
};

/** Returns the error messages for a missing date or time of day, by field. */
export const missingClosingTimeErrors = (
  { day, time }: ClosingTime,
  labels: { day: string; time: string } = { day: copy.closingDay, time: copy.closingTime },
): { day?: string; time?: string } => ({
  ...(day === '' ? { day: requiredMessage(labels.day) } : {}),
  ...(time === '' ? { time: requiredMessage(labels.time) } : {}),
});
