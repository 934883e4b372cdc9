const dayMs = 86_400_000;
/** A quarter of an hour in milliseconds. Time zones change their offset only at full quarters of an hour. */
const quarterMs = 900_000;
/** The number of days between 1899-12-30, the epoch of spreadsheets, and 1970-01-01. */
const daysBefore1970 = 25_569;

export interface ZonedClock {
  /** Returns the local day, as '2026-11-20'. */
  dayOf(at: Date): string;
  /** Returns when a day begins. */
  startOf(day: string): Date;
  /** Returns the local time as a spreadsheet number: days since 1899-12-30, to the second. */
  serialOf(at: Date): number;
}

/** Creates the functions that convert times to the local time of a time zone. */
export const createZonedClock = (timeZone: string): ZonedClock => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const offsets = new Map<number, number>();
  const measured = (at: number): number => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
    return wall - at;
  };
  /**
   * Returns how far local time is ahead of UTC. The offset is cached per quarter of an hour, because calculating it is
   * slow and there are many dates.
   */
  const offsetAt = (ms: number): number => {
    const quarter = Math.floor(ms / quarterMs);
    const known = offsets.get(quarter);
    if (known !== undefined) return known;
    const offset = measured(quarter * quarterMs);
    offsets.set(quarter, offset);
    return offset;
  };
  return {
    dayOf: (at) => new Date(at.getTime() + offsetAt(at.getTime())).toISOString().slice(0, 10),
    startOf: (day) => {
      const midnight = Date.parse(`${day}T00:00:00Z`);
      const near = midnight - offsetAt(midnight);
      return new Date(midnight - offsetAt(near));
    },
    serialOf: (at) => {
      const wall = at.getTime() + offsetAt(at.getTime());
      return Math.floor(wall / 1000) / (dayMs / 1000) + daysBefore1970;
    },
  };
};

/** Returns the following day. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
