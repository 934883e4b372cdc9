// Creating a format takes much longer than using it, and few zones are in use, so formats are cached.
const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone });
  formats.set(timeZone, format);
  return format;
};

/**
 * Returns the day of an instant in a time zone, such as 03 Nov 2026. Messages to a reader use the day in the reader's
 * time zone.
 */
export const dayText = (at: Date, timeZone: string): string => formatOf(timeZone).format(at).replace('Sept', 'Sep');
