/** An instant as the reader's clock shows it. */
export const momentText = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(iso))
    // Newer data have a narrow space before AM and PM, which some mail programs show as a box.
    .replaceAll('\u202F', ' ');

const two = (count: number): string => String(count).padStart(6, '0');

/** What an engagement is called in a list of facts: its title and its number. */
export const engagementText = (engagement: { title: string; number: number } | null): string | null =>
  engagement && `${engagement.title} (${two(engagement.number)})`;
