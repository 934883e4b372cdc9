// Making a format takes many times longer than using it, and zones are few.
const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone });
  formats.set(timeZone, format);
  return format;
};

/** The day of an instant in a time zone, as 03 Nov 2026. A text about an instant names the reader's day. */
export const dayText = (at: Date, timeZone: string): string => formatOf(timeZone).format(at).replace('Sept', 'Sep');
