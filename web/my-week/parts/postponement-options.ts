import { daysAfter, mondayOf } from '#web/ui/date/days.ts';

/** Returns the day after today, and the Monday of next week. */
export const postponementOptions = (today: string): { tomorrow: string; monday: string } => ({
  tomorrow: daysAfter(today, 1),
  monday: daysAfter(mondayOf(today), 7),
});
