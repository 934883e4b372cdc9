import { formatDeadline, formatTime, zoneName } from '#web/platform/formats.ts';

/** '15:05:12'. Zones differ by whole minutes, so that the seconds are those of the instant. */
export const formatClock = (instant: string | number, zone: string): string =>
  `${formatTime(instant, zone)}:${secondsOf(instant)}`;

/** '15:05:12 AEDT' */
const formatClockWithZone = (instant: string, zone: string): string =>
  `${formatClock(instant, zone)} ${zoneName(instant, zone)}`;

const secondsOf = (instant: string | number): string => new Date(instant).toISOString().slice(17, 19);

/** The fraction of a second as it was received, which a Date would shorten. */
const fractionOf = (at: string, digits: number): string =>
  (/\.(\d+)/.exec(at)?.[1] ?? '').padEnd(digits, '0').slice(0, digits);

/** 'Today 14:52:03.418': a time of receipt with milliseconds. */
export const formatReceived = (at: string, zone: string, now: number): string =>
  `${formatDeadline(at, zone, now)}:${secondsOf(at)}.${fractionOf(at, 3)}`;

/** 'Today 14:52:03.418207 AEDT': a time of receipt in full. */
export const formatReceivedInFull = (at: string, zone: string, now: number): string =>
  `${formatDeadline(at, zone, now)}:${secondsOf(at)}.${fractionOf(at, 6)} ${zoneName(at, zone)}`;

/** '15:05:12 AEDT' today, otherwise 'Sat 21 Nov 15:05:12 AEDT'. */
export const formatEnd = (instant: string, zone: string, now: number): string => {
  const [, day = ''] = /^(.*) \d\d:\d\d$/.exec(formatDeadline(instant, zone, now)) ?? [];
  return day === 'Today' ? formatClockWithZone(instant, zone) : `${day} ${formatClockWithZone(instant, zone)}`;
};

/** 'Tue 24 Nov 17:00 AEDT': a deadline of days, which needs no seconds. */
export const formatDay = (instant: string, zone: string, now: number): string =>
  `${formatDeadline(instant, zone, now)} ${zoneName(instant, zone)}`;
