import { daysAfter, mondayOf } from '#web/ui/date/days.ts';

/** Returns the next day, and the Monday of the following week. */
export const postponementDays = (today: string): { tomorrow: string; monday: string } => ({
  tomorrow: daysAfter(today, 1),
  monday: daysAfter(mondayOf(today), 7),
});
