/* Formats for figures, dates and names. All functions are pure: time and zone are arguments. */

import { monthName, weekdayName } from '#contract/common/text/calendar.ts';
import { formatsCopy as copy } from './formats-copy.ts';

export { formatAmount, formatMoney, formatPercent, nbsp } from '#contract/common/format-money.ts';

/** Pads a number with zeros, for example 412 to '000412'. */
export const formatPaddedNumber = (number: number | string): string => String(number).padStart(6, '0');

/** Adds thousands separators, for example '12,345'. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Formats a count that has a limit, for example '500+' for more than 500. */
export const formatLimitedCount = (count: number, most: number): string =>
  count > most ? `${formatCount(most)}+` : formatCount(count);

type Parts = {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
  weekday: number;
};

const formatters = new Map<string, Intl.DateTimeFormat>();
const formatter = (locale: string, zone: string, zoneName: boolean): Intl.DateTimeFormat => {
  const key = `${locale} ${zone} ${zoneName}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    ...(zoneName ? { timeZoneName: 'short' as const } : {}),
  });
  formatters.set(key, made);
  return made;
};

const plainDate = /^\d{4}-\d{2}-\d{2}$/;

/** Splits a date into its parts. A date without a time has no zone, so '2026-11-20' is the 20th everywhere. */
const partsOf = (when: string | number, zone: string): Parts => {
  const dateOnly = typeof when === 'string' && plainDate.test(when);
  const instant = typeof when === 'number' ? when : Date.parse(when);
  const found = new Map(
    formatter('en-US', dateOnly ? 'UTC' : zone, false)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): string => found.get(type) ?? '';
  const day = Date.UTC(Number(of('year')), Number(of('month')) - 1, Number(of('day')));
  return {
    year: of('year'),
    month: of('month'),
    day: of('day'),
    hour: of('hour'),
    minute: of('minute'),
    second: of('second'),
    weekday: (Math.floor(day / 86_400_000) + 4) % 7,
  };
};

const monthOf = (parts: Parts): string => monthName(Number(parts.month));

/** Formats a date, for example '20 Nov 2026'. */
export const formatDate = (when: string | number, zone: string): string => {
  const parts = partsOf(when, zone);
  return `${parts.day} ${monthOf(parts)} ${parts.year}`;
};

/** Formats a date in numbers, for example '11/20/2026'. */
export const formatDateNumeric = (when: string | number, zone: string): string => {
  const parts = partsOf(when, zone);
  return `${parts.month}/${parts.day}/${parts.year}`;
};

/** Formats a time of day, for example '15:01'. */
export const formatTime = (when: string | number, zone: string): string => {
  const parts = partsOf(when, zone);
  return `${parts.hour}:${parts.minute}`;
};

/**
 * Returns the name of a time zone from the first locale that has one, since names such as AEDT exist only in some
 * locales.
 */
export const zoneName = (when: string | number, zone: string): string => {
  const instant = typeof when === 'number' ? when : Date.parse(when);
  const names = ['en-AU', 'en-US', 'en-GB', 'en-SG'].map(
    (locale) =>
      formatter(locale, zone, true)
        .formatToParts(instant)
        .find((part) => part.type === 'timeZoneName')?.value ?? '',
  );
  return names.find((name) => !/^(GMT|UTC)[+-]/.test(name)) ?? names[0] ?? zone;
};

/** Formats a date and time with the zone, for example '20 Nov 2026, 15:01 AEDT'. */
export const formatDateTime = (when: string | number, zone: string): string =>
  `${formatDate(when, zone)}, ${formatTime(when, zone)} ${zoneName(when, zone)}`;

/**
 * Formats a UTC time in the given time zone, including the fraction of a second, for example '20 Nov 2026,
 * 15:01:07.123456 AEDT'.
 */
export const formatExactTime = (at: string, zone: string): string => {
  const [, seconds = '00'] = /:(\d\d(?:\.\d+)?)Z$/.exec(at) ?? [];
  return `${formatDate(at, zone)}, ${formatTime(at, zone)}:${seconds} ${zoneName(at, zone)}`;
};

/** Formats a deadline's day, for example 'Sat 21 Nov', with the year if it isn't the current one; null for today. */
export const formatDeadlineDay = (when: string | number, zone: string, now: number): string | null => {
  if (formatDate(when, zone) === formatDate(now, zone)) return null;
  const parts = partsOf(when, zone);
  const year = parts.year === partsOf(now, zone).year ? '' : ` ${parts.year}`;
  return `${weekdayName(parts.weekday)} ${parts.day} ${monthOf(parts)}${year}`;
};

/** Formats a deadline, for example 'Today 17:00' or 'Sat 21 Nov 17:00', with the year if it isn't the current one. */
export const formatDeadline = (when: string | number, zone: string, now: number): string => {
  const day = formatDeadlineDay(when, zone, now);
  const time = formatTime(when, zone);
  return day === null ? copy.today({ time }) : `${day} ${time}`;
};

/** Formats a duration in short form, for example '4 min', '1 h 59 min', '22 h 40 min' or '3 d 1 h'. */
export const formatDuration = (milliseconds: number): string => {
  const minutes = Math.max(0, Math.floor(Math.abs(milliseconds) / 60_000));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return copy.days({ days, hours: hours % 24 });
  if (hours > 0 && minutes % 60 > 0) return copy.hoursAndMinutes({ hours, minutes: minutes % 60 });
  if (hours > 0) return copy.hours({ hours });
  return minutes === 0 ? copy.underAMinute : copy.minutes({ minutes });
};

const ago = new Intl.RelativeTimeFormat('en');

/** Formats the time since an event in its largest unit, for example '5 minutes ago' or '3 days ago'. */
export const formatTimeAgo = (milliseconds: number): string => {
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000);
  if (minutes < 1) return copy.justNow;
  if (minutes < 60) return ago.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? ago.format(-hours, 'hour') : ago.format(-Math.floor(hours / 24), 'day');
};

/** Truncates a text to `max` characters, the last of which is an ellipsis. */
export const truncateText = (text: string, max: number): string => {
  const characters = [...text];
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
};

/** Returns the first letters of a name's first two words, for example 'ME' for 'Mara Ellingsen-Dahl Smith'. */
export const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** Formats a file size, for example '412 kB' or '3.4 MB'. */
export const formatSize = (bytes: number): string => {
  if (bytes < 1000) return copy.bytes({ size: bytes });
  if (bytes < 1_000_000) return copy.kilobytes({ size: Math.round(bytes / 1000) });
  return copy.megabytes({ size: (bytes / 1_000_000).toFixed(1).replace(/\.0$/, '') });
};

/** Splits a date into its weekday and day of the month, for example 'Fri' and '20'. */
export const formatWeekdayAndDate = (day: string): { weekday: string; date: string } => {
  const parts = partsOf(day, 'UTC');
  return { weekday: weekdayName(parts.weekday), date: String(Number(parts.day)) };
};

/** Formats a date, for example 'Fri 20 Nov', with the year if it isn't the year of `today`. */
export const formatDayShort = (day: string, today: string): string => {
  const parts = partsOf(day, 'UTC');
  const year = parts.year === today.slice(0, 4) ? '' : ` ${parts.year}`;
  return `${weekdayName(parts.weekday)} ${parts.day} ${monthOf(parts)}${year}`;
};

/**
 * Returns the names of the files in a list. A repeated name gets a number, so that the files' buttons have different
 * labels.
 */
export const distinctNames = (names: readonly string[]): string[] => {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${String(count)})`;
  });
};
