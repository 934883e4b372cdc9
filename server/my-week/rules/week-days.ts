import { instantOf, localTimeOf, type LocalTime } from '#contract/common/local-time.ts';

const textOf = ({ year, month, day }: LocalTime): string =>
  `${String(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Returns the calendar day of a time in a time zone, as YYYY-MM-DD. */
export const calendarDay = (timeZone: string, at: Date): string => textOf(localTimeOf(timeZone, at));

/** Returns the start of the week that contains a time: the start of that week's Monday in a time zone. */
export const startOfWeek = (timeZone: string, at: Date): Date => {
  const today = localTimeOf(timeZone, at);
  const monday = new Date(Date.UTC(today.year, today.month - 1, today.day));
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  const local = {
    year: monday.getUTCFullYear(),
    month: monday.getUTCMonth() + 1,
    day: monday.getUTCDate(),
    minute: 0,
  };
  return new Date(instantOf(timeZone, local, 0));
};
