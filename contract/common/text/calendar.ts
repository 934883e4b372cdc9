import { calendarCopy } from './calendar-copy.ts';

/** The short names of the months, from January. */
export const monthNames: readonly string[] = calendarCopy.months.split(' ');
/** The short names of the weekdays, from Sunday. */
export const weekdayNames: readonly string[] = calendarCopy.weekdays.split(' ');

/** Formats a day (YYYY-MM-DD), such as '18 Nov 2026'. */
export const formatDay = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date} ${monthNames[Number(month) - 1] ?? ''} ${year}`;
};
