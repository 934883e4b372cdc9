import { daysAfter, mondayOf } from '#web/ui/date/days.ts';

/** The day after a day, and the Monday of the week after it. */
export const laterDays = (today: string): { tomorrow: string; monday: string } => ({
  tomorrow: daysAfter(today, 1),
  monday: daysAfter(mondayOf(today), 7),
});
