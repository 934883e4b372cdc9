/**
 * Converts a UTC time to microseconds since 1970. JavaScript dates have only milliseconds, in which different bids
 * could appear simultaneous.
 */
export const toMicroseconds = (at: string): bigint => {
  const [, second = '', fraction = ''] = /^(.{19})(?:\.(\d{1,6}))?Z$/u.exec(at) ?? [];
  return BigInt(Date.parse(`${second}Z`)) * 1000n + BigInt(fraction.padEnd(6, '0'));
};

/** Formats a time with microseconds: 2026-11-20T04:01:00.123456Z. */
export const formatMicroseconds = (microseconds: bigint): string =>
  `${new Date(Number(microseconds / 1000n)).toISOString().slice(0, -1)}${String(microseconds % 1000n).padStart(3, '0')}Z`;

/** Whether a time is the same as or later than another. */
export const isAtOrAfter = (at: string, other: string): boolean => toMicroseconds(at) >= toMicroseconds(other);
