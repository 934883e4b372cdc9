type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const partsOf = (iso: string, timeZone: string, locale: string): Parts =>
  Object.fromEntries(
    new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    })
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );

/** Returns the abbreviation of a time zone, such as AEDT, from the first locale that has one. */
const zoneName = (iso: string, timeZone: string): string => {
  const names = ['en-AU', 'en-US', 'en-GB', 'en-SG'].map((locale) => partsOf(iso, timeZone, locale).timeZoneName ?? '');
  return names.find((name) => !/^(GMT|UTC)[+-]/.test(name)) ?? names[0] ?? timeZone;
};

/** Formats a time in the reader's time zone, in the same format as on the pages: 'Fri 04 Dec 2026, 17:00 AEDT'. */
export const formatEmailDate = (iso: string, timeZone: string): string => {
  const { weekday, day, month, year, hour, minute } = partsOf(iso, timeZone, 'en-US');
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute} ${zoneName(iso, timeZone)}`;
};

const two = (count: number): string => String(count).padStart(6, '0');

/** Returns an engagement's title and number, for an email's list of details. */
export const engagementLabel = (engagement: { title: string; number: number } | null): string | null =>
  engagement && `${engagement.title} (${two(engagement.number)})`;
