import { z } from 'zod';
import { operation } from '#contract/common/operation.ts';
import { myWeekRefusals } from '../refusals.ts';
import { ownCalendarShape } from '../shapes.ts';

export const readCalendarAddress = operation({
  name: 'my-week.calendarAddress',
  summary: "Returns the private address of the caller's calendar, or null while there is none",
  effect: 'read',
  access: { agency: 'any' },
  input: z.object({}),
  output: ownCalendarShape,
});

export const issueCalendarAddress = operation({
  name: 'my-week.issueCalendarAddress',
  summary: "Creates the private address of the caller's calendar; an earlier address stops working",
  effect: 'write',
  access: { agency: 'any' },
  input: z.object({}),
  output: ownCalendarShape,
});

export const revokeCalendarAddress = operation({
  name: 'my-week.revokeCalendarAddress',
  summary: "Revokes the private address of the caller's calendar",
  effect: 'write',
  access: { agency: 'any' },
  input: z.object({}),
  output: ownCalendarShape,
});

export const downloadCalendar = operation({
  name: 'my-week.calendar',
  summary: "Downloads the calendar at a private address, with its user's closing times and deadlines, as iCalendar",
  effect: 'read',
  access: 'public',
  input: z.object({ token: z.string().min(1).max(200) }),
  output: z.unknown(),
  refusals: [myWeekRefusals['calendar-unknown']],
  download: true,
  // Each read is recorded, because the user can see when a calendar app last read their calendar.
  leavesTrace: true,
});
