import { z } from 'zod';
import { day, id, instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { engagementKinds } from '#contract/engagements/states.ts';
import { doneKinds, taskKinds } from './states.ts';

/** The engagement that a task is about. */
const taskEngagementShape = z.object({
  engagementId: id(),
  engagementNumber: z.number().int(),
  title: z.string(),
  kind: z.enum(engagementKinds),
  clientId: id(),
  clientName: z.string(),
  timeZone: z.string(),
});
export type TaskEngagement = z.infer<typeof taskEngagementShape>;

const taskPersonShape = z.object({ userId: id(), name: z.string() });

const taskShape = z.object({
  /** The kind and the record, such as `apply:` and the engagement's id. */
  taskId: z.string(),
  kind: z.enum(taskKinds),
  title: z.string(),
  /** The label of the action that completes the task. */
  action: z.string(),
  /** Null for a task without an engagement. */
  engagement: taskEngagementShape.nullable(),
  talentRequestId: id().nullable(),
  candidateId: id().nullable(),
  /** The client of a prequalification. */
  client: z.object({ clientId: id(), clientName: z.string() }).nullable(),
  /** Null if the task is due on a day and not at a time. */
  dueAt: instant().nullable(),
  /** The day it is due, in the requested time zone. */
  dueOn: day(),
  /** The later day to which the user has moved it; the due day stays. */
  postponedTo: day().nullable(),
  people: z.array(taskPersonShape),
  /** What the caller can do with it besides completing it. */
  can: z.object({ change: z.boolean(), complete: z.boolean() }),
});
export type Task = z.infer<typeof taskShape>;

/** Work that was completed in this week, newest first. */
const doneShape = z.object({
  doneId: z.string(),
  kind: z.enum(doneKinds),
  title: z.string(),
  engagement: taskEngagementShape.nullable(),
  talentRequestId: id().nullable(),
  candidateId: id().nullable(),
  client: z.object({ clientId: id(), clientName: z.string() }).nullable(),
  at: instant(),
  /** The calendar day in the requested time zone. */
  on: day(),
  person: taskPersonShape,
  /** Whether the caller can mark it as open again. */
  can: z.object({ reopen: z.boolean() }),
});
export type DoneTask = z.infer<typeof doneShape>;

/** The tasks by day in the requested time zone, each list soonest first. */
export const weekShape = z.object({
  supplierId: id(),
  /** Null for the week of all users. */
  userId: id().nullable(),
  /** The current day. */
  day: day(),
  overdue: z.array(taskShape),
  today: z.array(taskShape),
  upcoming: z.array(taskShape),
  done: z.array(doneShape),
});
export type Week = z.infer<typeof weekShape>;

/** A user of the agency with the number of their open tasks. */
export const weekUserShape = taskPersonShape.extend({
  picture: z.string().nullable(),
  isMe: z.boolean(),
  open: z.number().int(),
  overdue: z.number().int(),
});
export type WeekUser = z.infer<typeof weekUserShape>;

/** The private address under which calendar apps read the closing times and deadlines of its user. */
const calendarAddressShape = z.object({
  /** The path on this site. */
  path: z.string(),
  issuedAt: instant(),
  /** When a calendar app last read it. */
  readAt: instant().nullable(),
});
export type CalendarAddress = z.infer<typeof calendarAddressShape>;
/** Null while the caller has no address. */
export const ownCalendarShape = z.object({ address: calendarAddressShape.nullable() });
export type OwnCalendar = z.infer<typeof ownCalendarShape>;

/** Another user of the agency, and whether they can take over a task. */
export const colleagueShape = taskPersonShape.extend({
  picture: z.string().nullable(),
  can: z.object({ take: rightShape }),
});
export type Colleague = z.infer<typeof colleagueShape>;
