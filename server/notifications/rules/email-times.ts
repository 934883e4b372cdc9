/** A user's preferred times of emails. Quiet hours are clock times HH:MM in the user's zone, both or neither. */
export interface EmailTimePreferences {
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly timeZone: string;
  readonly mailsPerDay: number;
}

/** A calendar date and a clock time, without a zone. */
interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly minute: number;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const morning = 8 * 60;

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

const localTimeOf = (timeZone: string, at: Date): LocalTime => {
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

/** A zone's offset from UTC at an instant, in whole minutes. */
const utcOffsetAt = (timeZone: string, at: number): number =>
  asUtc(localTimeOf(timeZone, new Date(at))) - Math.floor(at / minuteMs) * minuteMs;

/**
 * The first instant after `after` at which the clocks of a zone show a time. When they go back, they show an hour
 * twice; when they go forward at two, a skipped 2:30 is taken as 3:30.
 */
const instantOf = (timeZone: string, localTime: LocalTime, after: number): number => {
  const shown = asUtc(localTime);
  const before = utcOffsetAt(timeZone, shown - dayMs);
  const later = utcOffsetAt(timeZone, shown + dayMs);
  const both = [shown - before, shown - later].toSorted((a, b) => a - b);
  const real = both.filter((at) => utcOffsetAt(timeZone, at) === shown - at);
  return real.find((at) => at > after) ?? real.at(-1) ?? shown - before;
};

const minuteOf = (text: string): number => {
  const [hours = '0', minutes = '0'] = text.split(':');
  return Number(hours) * 60 + Number(minutes);
};

/** Whether a time is within quiet hours: the start is, the end is not, and an earlier end is on the next day. */
export const isQuietTime = ({ quietFrom, quietTo, timeZone }: EmailTimePreferences, at: Date): boolean => {
  if (quietFrom === null || quietTo === null) return false;
  const [from, to, now] = [minuteOf(quietFrom), minuteOf(quietTo), localTimeOf(timeZone, at).minute];
  return from < to ? from <= now && now < to : from <= now || now < to;
};

/** The next calendar day. */
const nextDay = (localTime: LocalTime): LocalTime => {
  const day = new Date(Date.UTC(localTime.year, localTime.month - 1, localTime.day + 1));
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate(), minute: localTime.minute };
};

/** The next instant outside quiet hours: this one, or their end. */
const afterQuietHours = (wishes: EmailTimePreferences, at: Date): Date => {
  if (wishes.quietTo === null || !isQuietTime(wishes, at)) return at;
  const today = localTimeOf(wishes.timeZone, at);
  const end = minuteOf(wishes.quietTo);
  const localTime = { ...(today.minute < end ? today : nextDay(today)), minute: end };
  return new Date(instantOf(wishes.timeZone, localTime, at.getTime()));
};

/** When the user's calendar day began. */
export const startOfDay = (timeZone: string, at: Date): Date =>
  new Date(instantOf(timeZone, { ...localTimeOf(timeZone, at), minute: 0 }, 0));

/** When today's summary is sent: at eight, or at the end of quiet hours around eight. */
export const summaryAt = (wishes: EmailTimePreferences, at: Date): Date => {
  const eight = { ...localTimeOf(wishes.timeZone, at), minute: morning };
  return afterQuietHours(wishes, new Date(instantOf(wishes.timeZone, eight, 0)));
};

/** The time of today's summary, once it has passed. A summary missed on an earlier day is left to the next. */
export const dueSummaryAt = (wishes: EmailTimePreferences, now: Date): Date | undefined => {
  const today = startOfDay(wishes.timeZone, now);
  // Quiet hours can move the summary of one day to the beginning of the next.
  return [now, new Date(now.getTime() - dayMs)]
    .map((at) => summaryAt(wishes, at))
    .find((at) => at <= now && at >= today);
};

/**
 * When a notice is emailed. A deadline is never held. Other notices wait for the end of quiet hours, and beyond the
 * daily limit for the next morning.
 */
export const emailDueAt = (
  wishes: EmailTimePreferences,
  { at, isDeadline, mailsToday }: { at: Date; isDeadline: boolean; mailsToday: number },
): Date => {
  if (isDeadline) return at;
  if (mailsToday < wishes.mailsPerDay) return afterQuietHours(wishes, at);
  const tomorrow = { ...nextDay(localTimeOf(wishes.timeZone, at)), minute: morning };
  return afterQuietHours(wishes, new Date(instantOf(wishes.timeZone, tomorrow, at.getTime())));
};
