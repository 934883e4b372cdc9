/** A calendar date and a time of day, without a time zone. */
export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly minute: number;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const digits = 'numeric' as const;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: digits,
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
  });
  formats.set(timeZone, format);
  return format;
};

/** Returns the date and time that clocks in a time zone show at an instant. */
export const localTimeOf = (timeZone: string, at: Date): LocalTime => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type as string, Number(value)]),
  );
  const part = (name: string): number => parts.get(name) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    minute: part('hour') * 60 + part('minute'),
  };
};

const asUtc = ({ year, month, day, minute }: LocalTime): number => Date.UTC(year, month - 1, day) + minute * minuteMs;

/** Returns a time zone's offset from UTC at an instant, in whole minutes. */
const utcOffsetAt = (timeZone: string, at: number): number =>
  asUtc(localTimeOf(timeZone, new Date(at))) - Math.floor(at / minuteMs) * minuteMs;

/**
 * Returns the first instant after `after` at which clocks in a time zone show a given time. When clocks go back, an
 * hour is shown twice; when they go forward at two, the skipped time 2:30 is treated as 3:30.
 */
export const instantOf = (timeZone: string, localTime: LocalTime, after: number): number => {
  const shown = asUtc(localTime);
  const before = utcOffsetAt(timeZone, shown - dayMs);
  const later = utcOffsetAt(timeZone, shown + dayMs);
  const both = [shown - before, shown - later].toSorted((a, b) => a - b);
  const real = both.filter((at) => utcOffsetAt(timeZone, at) === shown - at);
  return real.find((at) => at > after) ?? real.at(-1) ?? shown - before;
};

/** Returns the same time on the next calendar day. */
export const nextDay = (localTime: LocalTime): LocalTime => {
  const day = new Date(Date.UTC(localTime.year, localTime.month - 1, localTime.day + 1));
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate(), minute: localTime.minute };
};

/** Returns the instant at which the calendar day of `at` began in a time zone. */
export const startOfDay = (timeZone: string, at: Date): Date =>
  new Date(instantOf(timeZone, { ...localTimeOf(timeZone, at), minute: 0 }, 0));

const isWorkingDay = ({ year, month, day }: LocalTime): boolean =>
  ![0, 6].includes(new Date(Date.UTC(year, month - 1, day)).getUTCDay());

const closingMinute = 17 * 60;

const previousDay = (local: LocalTime): LocalTime => {
  const day = new Date(Date.UTC(local.year, local.month - 1, local.day - 1));
  return { ...local, year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
};

/**
 * Returns 17:00 in a time zone on the last of the given number of working days, counted from the day after an instant.
 * Monday to Friday are working days; public holidays are not taken into account.
 */
export const workingDaysAfter = (from: Date, workingDays: number, timeZone: string): Date => {
  let local = { ...localTimeOf(timeZone, from), minute: closingMinute };
  for (let remaining = workingDays; remaining > 0;) {
    local = nextDay(local);
    if (isWorkingDay(local)) remaining -= 1;
  }
  return new Date(instantOf(timeZone, local, from.getTime()));
};

/**
 * Returns the number of working days, each ending at 17:00 in the time zone, that have ended by `to`. Counting starts
 * on the day after `from`.
 */
export const workingDaysBetween = (from: Date, to: Date, timeZone: string): number => {
  const end = localTimeOf(timeZone, to);
  let count = 0;
  let local = nextDay({ ...localTimeOf(timeZone, from), minute: closingMinute });
  for (; asUtc(local) <= asUtc(end); local = nextDay(local)) if (isWorkingDay(local)) count += 1;
  return count;
};

/**
 * Returns the cutoff for waits of at least so many working days: `from` is earlier than it if and only if
 * `workingDaysBetween(from, now, timeZone) >= workingDays`.
 */
export const workingDaysBefore = (now: Date, workingDays: number, timeZone: string): Date => {
  const end = localTimeOf(timeZone, now);
  let local = { ...end, minute: closingMinute };
  if (asUtc(local) > asUtc(end)) local = previousDay(local);
  for (let remaining = workingDays; ; local = previousDay(local)) {
    if (isWorkingDay(local)) remaining -= 1;
    if (remaining === 0) return new Date(instantOf(timeZone, { ...local, minute: 0 }, 0));
  }
};
