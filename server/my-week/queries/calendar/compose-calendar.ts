import { ICalCalendarMethod, default as createCalendar } from 'ical-generator';
import type { CalendarEvent } from '../../rules/calendar-event.ts';

/** How often calendar apps are asked to reload the feed. Many reload it less often. */
const refreshSeconds = 15 * 60;

/** Returns midnight UTC on a calendar day. Only the date is written to the calendar. */
const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Renders a calendar in iCalendar format. Source: RFC 5545, RFC 7986. */
export const composeCalendar = (
  given: { name: string; publicUrl: string; now: Date },
  events: readonly CalendarEvent[],
): string => {
  const calendar = createCalendar({
    name: given.name,
    prodId: { company: 'Rolecall', product: 'My Week' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const { id, summary, at, path } of events) {
    const url = `${given.publicUrl}${path}`;
    calendar.createEvent({
      id: `${id}@rolecall`,
      stamp: given.now,
      summary,
      url,
      description: url,
      ...(typeof at === 'string' ? { start: dayOf(at), allDay: true, timezone: 'UTC' } : { start: at }),
    });
  }
  return calendar.toString();
};
