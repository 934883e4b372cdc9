import { instantOf, localTimeOf, nextDay, startOfDay } from '#contract/common/local-time.ts';

/**
 * A user's preferred times for emails. Quiet hours are clock times HH:MM in the user's time zone; both are set, or
 * neither.
 */
export interface EmailTimePreferences {
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly timeZone: string;
  readonly mailsPerDay: number;
}

/** The default number of separate emails per day. */
export const defaultEmailsPerDay = 20;

const dayMs = 86_400_000;
const morning = 8 * 60;

const minuteOf = (text: string): number => {
  const [hours = '0', minutes = '0'] = text.split(':');
  return Number(hours) * 60 + Number(minutes);
};

/**
 * Whether a time is within quiet hours, which include their start but not their end. An end before the start is on the
 * next day.
 */
export const isQuietTime = ({ quietFrom, quietTo, timeZone }: EmailTimePreferences, at: Date): boolean => {
  if (quietFrom === null || quietTo === null) return false;
  const [from, to, now] = [minuteOf(quietFrom), minuteOf(quietTo), localTimeOf(timeZone, at).minute];
  return from < to ? from <= now && now < to : from <= now || now < to;
};

/** Returns the given time or, if it is within quiet hours, the end of the quiet hours. */
const afterQuietHours = (wishes: EmailTimePreferences, at: Date): Date => {
  if (wishes.quietTo === null || !isQuietTime(wishes, at)) return at;
  const today = localTimeOf(wishes.timeZone, at);
  const end = minuteOf(wishes.quietTo);
  const localTime = { ...(today.minute < end ? today : nextDay(today)), minute: end };
  return new Date(instantOf(wishes.timeZone, localTime, at.getTime()));
};

/**
 * Returns the time at which today's summary is sent: eight o'clock, or the end of the quiet hours if they include eight
 * o'clock.
 */
export const summaryTime = (wishes: EmailTimePreferences, at: Date): Date => {
  const eight = { ...localTimeOf(wishes.timeZone, at), minute: morning };
  return afterQuietHours(wishes, new Date(instantOf(wishes.timeZone, eight, 0)));
};

/**
 * Returns the time of today's summary once that time has passed. A summary missed on an earlier day is not sent late.
 */
export const dueSummaryTime = (wishes: EmailTimePreferences, now: Date): Date | undefined => {
  const today = startOfDay(wishes.timeZone, now);
  // Quiet hours can move one day's summary to the beginning of the next day, so both days are checked.
  return [now, new Date(now.getTime() - dayMs)]
    .map((at) => summaryTime(wishes, at))
    .find((at) => at <= now && at >= today);
};

/**
 * Returns when a notice is emailed. A notice of a deadline is never delayed. Other notices wait for the end of quiet
 * hours or, beyond the daily limit, for the next morning.
 */
export const noticeEmailTime = (
  wishes: EmailTimePreferences,
  { at, isDeadline, mailsToday }: { at: Date; isDeadline: boolean; mailsToday: number },
): Date => {
  if (isDeadline) return at;
  if (mailsToday < wishes.mailsPerDay) return afterQuietHours(wishes, at);
  const tomorrow = { ...nextDay(localTimeOf(wishes.timeZone, at)), minute: morning };
  return afterQuietHours(wishes, new Date(instantOf(wishes.timeZone, tomorrow, at.getTime())));
};
