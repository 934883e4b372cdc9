import { defineCopy } from '../copy.ts';

/** The short names of months and weekdays, separated by spaces. */
export const calendarCopy = defineCopy('common.calendar', {
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
});
