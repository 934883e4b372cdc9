/** When a user wants emails. Quiet hours are HH:MM in the user's time zone, both or neither. */
export interface MailTimePreferences {
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly timeZone: string;
  readonly mailsPerDay: number;
}

/** A calendar day and a time of day, without a time zone. */
interface Wall {
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
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: digits,
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
  });
  formats.set(timeZone, made);
  return made;
};

const wallOf = (timeZone: string, at: Date): Wall => {
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

const asUtc = ({ year, month, day, minute }: Wall): number => Date.UTC(year, month - 1, day) + minute * minuteMs;

/** The offset of a time zone from UTC at an instant, in whole minutes. */
const aheadAt = (timeZone: string, at: number): number =>
  asUtc(wallOf(timeZone, new Date(at))) - Math.floor(at / minuteMs) * minuteMs;

/**
 * The first instant after `after` at which the clocks of a time zone show a time. When clocks are turned back, a time
 * occurs twice; a skipped time is taken as that long after the jump.
 */
const instantOf = (timeZone: string, wall: Wall, after: number): number => {
  const shown = asUtc(wall);
  const before = aheadAt(timeZone, shown - dayMs);
  const later = aheadAt(timeZone, shown + dayMs);
  const both = [shown - before, shown - later].toSorted((a, b) => a - b);
  const real = both.filter((at) => aheadAt(timeZone, at) === shown - at);
  return real.find((at) => at > after) ?? real.at(-1) ?? shown - before;
};

const minuteOf = (text: string): number => {
  const [hours = '0', minutes = '0'] = text.split(':');
  return Number(hours) * 60 + Number(minutes);
};

/** Whether it is a quiet hour: start included, end excluded, across midnight if the end is earlier. */
export const isQuietTime = ({ quietFrom, quietTo, timeZone }: MailTimePreferences, at: Date): boolean => {
  if (quietFrom === null || quietTo === null) return false;
  const [from, to, now] = [minuteOf(quietFrom), minuteOf(quietTo), wallOf(timeZone, at).minute];
  return from < to ? from <= now && now < to : from <= now || now < to;
};

/** The next calendar day. */
const nextDay = (wall: Wall): Wall => {
  const day = new Date(Date.UTC(wall.year, wall.month - 1, wall.day + 1));
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate(), minute: wall.minute };
};

/** The next moment that is not quiet: this one, or the end of the quiet hours. */
const whenAwake = (wishes: MailTimePreferences, at: Date): Date => {
  if (wishes.quietTo === null || !isQuietTime(wishes, at)) return at;
  const today = wallOf(wishes.timeZone, at);
  const end = minuteOf(wishes.quietTo);
  const wall = { ...(today.minute < end ? today : nextDay(today)), minute: end };
  return new Date(instantOf(wishes.timeZone, wall, at.getTime()));
};

/** When the person's calendar day began. */
export const startOfDay = (timeZone: string, at: Date): Date =>
  new Date(instantOf(timeZone, { ...wallOf(timeZone, at), minute: 0 }, 0));

/** When today's summary goes: at eight, or when the quiet hours around eight end. */
export const summaryAt = (wishes: MailTimePreferences, at: Date): Date => {
  const eight = { ...wallOf(wishes.timeZone, at), minute: morning };
  return whenAwake(wishes, new Date(instantOf(wishes.timeZone, eight, 0)));
};

/** The moment of today's summary, once it has come. One that was missed on an earlier day is left to the next. */
export const dueSummaryAt = (wishes: MailTimePreferences, now: Date): Date | undefined => {
  const today = startOfDay(wishes.timeZone, now);
  // Quiet hours can move the summary of one day to the beginning of the next.
  return [now, new Date(now.getTime() - dayMs)]
    .map((at) => summaryAt(wishes, at))
    .find((at) => at <= now && at >= today);
};

/**
 * When a notice goes by mail. A deadline is never held back. Everything else waits for the end of the quiet hours, and
 * for the next morning once the day's mails are used up.
 */
export const mailDueAt = (
  wishes: MailTimePreferences,
  { at, isDeadline, mailsToday }: { at: Date; isDeadline: boolean; mailsToday: number },
): Date => {
  if (isDeadline) return at;
  if (mailsToday < wishes.mailsPerDay) return whenAwake(wishes, at);
  const tomorrow = { ...nextDay(wallOf(wishes.timeZone, at)), minute: morning };
  return whenAwake(wishes, new Date(instantOf(wishes.timeZone, tomorrow, at.getTime())));
};
