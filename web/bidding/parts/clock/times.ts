import { formatDeadline, formatDeadlineDay, formatTime, zoneName } from '#web/platform/formats.ts';

/**
 * Formats the time of day, for example '15:05:12'. Time zones differ by whole minutes, so the seconds are the same in
 * all of them.
 */
export const formatTimeOfDay = (instant: string | number, zone: string): string =>
  `${formatTime(instant, zone)}:${secondsOf(instant)}`;

/** Formats the time of day with its zone, for example '15:05:12 AEDT'. */
const formatClockWithZone = (instant: string, zone: string): string =>
  `${formatTimeOfDay(instant, zone)} ${zoneName(instant, zone)}`;

const secondsOf = (instant: string | number): string => new Date(instant).toISOString().slice(17, 19);

/** Returns the fraction of a second exactly as received; a Date would truncate it. */
const fractionOf = (at: string, digits: number): string =>
  (/\.(\d+)/.exec(at)?.[1] ?? '').padEnd(digits, '0').slice(0, digits);

/** Formats a time of receipt with milliseconds, for example 'Today 14:52:03.418'. */
export const formatReceiptTime = (at: string, zone: string, now: number): string =>
  `${formatDeadline(at, zone, now)}:${secondsOf(at)}.${fractionOf(at, 3)}`;

/** Formats a time of receipt in full, for example 'Today 14:52:03.418207 AEDT'. */
export const formatExactReceiptTime = (at: string, zone: string, now: number): string =>
  `${formatDeadline(at, zone, now)}:${secondsOf(at)}.${fractionOf(at, 6)} ${zoneName(at, zone)}`;

/** Formats the end of a lot, for example '15:05:12 AEDT' if it is today, otherwise 'Sat 21 Nov 15:05:12 AEDT'. */
export const formatLotEnd = (instant: string, zone: string, now: number): string => {
  const day = formatDeadlineDay(instant, zone, now);
  const time = formatClockWithZone(instant, zone);
  return day === null ? time : `${day} ${time}`;
};

/** Formats a deadline that is days away and needs no seconds, for example 'Tue 24 Nov 17:00 AEDT'. */
export const formatDistantDeadline = (instant: string, zone: string, now: number): string =>
  `${formatDeadline(instant, zone, now)} ${zoneName(instant, zone)}`;
