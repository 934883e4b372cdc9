import { formatDuration } from '#web/platform/formats.ts';
import { copy } from '#web/bidding/copy.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const two = (count: number): string => String(count).padStart(2, '0');

/**
 * Formats the time left, for example '2 d 3 h', '1:03:46' or '03:46'. It reaches zero only at the end, never a second
 * earlier.
 */
export const formatCountdown = (leftMs: number): string => {
  if (leftMs >= 24 * hour) return formatDuration(leftMs);
  const left = Math.max(0, Math.ceil(leftMs / second));
  const hours = Math.floor(left / 3600);
  const rest = `${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
  return hours > 0 ? `${String(hours)}:${rest}` : rest;
};

/** The times at which the time left is announced. An announcement every second would drown out everything else. */
const moments = [
  { ms: hour, text: () => copy.hour },
  { ms: 15 * minute, text: () => copy.minutes({ count: 15 }) },
  { ms: 5 * minute, text: () => copy.minutes({ count: 5 }) },
  { ms: minute, text: () => copy.minutes({ count: 1 }) },
  { ms: 30 * second, text: () => copy.seconds({ count: 30 }) },
  { ms: 10 * second, text: () => copy.seconds({ count: 10 }) },
];

/**
 * Returns the announcement due between two readings of the time left. If the device slept through several, returns only
 * the last.
 */
export const announcementBetween = (beforeMs: number, leftMs: number): string | undefined => {
  if (leftMs <= 0) return undefined;
  return moments.findLast(({ ms }) => beforeMs > ms && leftMs <= ms)?.text();
};
