import { calendarCopy } from './calendar-copy.ts';

/** Returns the short name of a month, from 1 for January. */
export const monthName = (month: number): string => calendarCopy.months.split(' ')[month - 1] ?? '';

/** Returns the short name of a weekday, from 0 for Sunday. */
export const weekdayName = (weekday: number): string => calendarCopy.weekdays.split(' ')[weekday] ?? '';

/** Formats a day (YYYY-MM-DD), such as '18 Nov 2026'. */
export const formatDay = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date} ${monthName(Number(month))} ${year}`;
};
