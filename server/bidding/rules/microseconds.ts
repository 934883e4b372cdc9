/**
 * A time in UTC as microseconds since 1970. JavaScript dates end at milliseconds, which would make bids equal that are
 * not.
 */
export const toMicroseconds = (at: string): bigint => {
  const [, second = '', fraction = ''] = /^(.{19})(?:\.(\d{1,6}))?Z$/u.exec(at) ?? [];
  return BigInt(Date.parse(`${second}Z`)) * 1000n + BigInt(fraction.padEnd(6, '0'));
};

/** The text of a time with microseconds: 2026-11-20T04:01:00.123456Z. */
export const microsecondText = (microseconds: bigint): string =>
  `${new Date(Number(microseconds / 1000n)).toISOString().slice(0, -1)}${String(microseconds % 1000n).padStart(3, '0')}Z`;

/** Whether a time is at another one or after it. */
export const isAtOrAfter = (at: string, other: string): boolean => toMicroseconds(at) >= toMicroseconds(other);
