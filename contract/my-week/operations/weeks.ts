import { z } from 'zod';
import { id, timeZone } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { weekShape, weekUserShape } from '../shapes.ts';

/** The time zone that determines the days in the lists. */
const zoned = { timeZone: timeZone().default('UTC') };

export const readOwnWeek = operation({
  name: 'my-week.own',
  summary: "Returns the caller's tasks that are overdue, due today, upcoming, and done in this week",
  effect: 'read',
  access: { agency: 'any' },
  input: z.object(zoned),
  output: weekShape,
});

export const readTeamWeek = operation({
  name: 'my-week.team',
  summary: "Returns the tasks of all the agency's users, including those of engagements that nobody is assigned to",
  effect: 'read',
  access: { agency: 'Assignments=View Other Users Assignment / Data' },
  input: z.object(zoned),
  output: weekShape,
});

export const readWeek = operation({
  name: 'my-week.ofUser',
  summary: "Returns the caller's tasks or, with permission, another user's: overdue, today, upcoming and done",
  effect: 'read',
  access: { agency: 'Auctions=View Auctions / Staging' },
  input: z.object({ userId: id(), ...zoned }),
  output: weekShape,
});

export const listWeekUsers = operation({
  name: 'my-week.users',
  summary: "Lists the agency's users with the number of their open tasks; without permission, only the caller",
  effect: 'read',
  access: { agency: 'Auctions=View Auctions / Staging' },
  input: z.object(zoned),
  output: z.array(weekUserShape),
});
