/** Returns the date in a time zone at a given time, as '2026-11-20'. */
export const dateInZone = (zone: string, moment: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );

/** Returns the date that is a number of days after another date; a negative number counts backwards. */
export const daysAfter = (day: string, days: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return dateInZone('UTC', Date.UTC(year, month - 1, date + days));
};

/** Returns the date that is a number of days before another date. */
export const daysBefore = (day: string, days: number): string => daysAfter(day, -days);

/** Returns the Monday of a date's week. */
export const mondayOf = (day: string): string => daysBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);
