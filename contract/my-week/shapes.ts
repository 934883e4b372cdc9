import { z } from 'zod';
import { day, id, instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { engagementKinds } from '#contract/engagements/states.ts';
import { completedWorkKinds, taskKinds } from './states.ts';

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
  /** The kind and the ID of the record, such as `apply:` and the ID of an engagement. */
  taskId: z.string(),
  kind: z.enum(taskKinds),
  title: z.string(),
  /** The label of the action that completes the task. */
  action: z.string(),
  /** The engagement; null if the task has none. */
  engagement: taskEngagementShape.nullable(),
  talentRequestId: id().nullable(),
  candidateId: id().nullable(),
  /** The client; only for a task about a prequalification. */
  client: z.object({ clientId: id(), clientName: z.string() }).nullable(),
  /** The time at which the task is due; null if it is due on a day without a time. */
  dueAt: instant().nullable(),
  /** The day on which the task is due, in the requested time zone. */
  dueOn: day(),
  /** The later day to which the user has moved the task. The due day does not change. */
  postponedTo: day().nullable(),
  people: z.array(taskPersonShape),
  /**
   * Whether the caller is allowed to change the task and mark it as complete, regardless of whether they are allowed to
   * take the action that the task calls for.
   */
  can: z.object({ change: z.boolean(), complete: z.boolean() }),
});
export type Task = z.infer<typeof taskShape>;

/** A completed work item of the week. Lists show the newest item first. */
const doneShape = z.object({
  doneId: z.string(),
  kind: z.enum(completedWorkKinds),
  title: z.string(),
  engagement: taskEngagementShape.nullable(),
  talentRequestId: id().nullable(),
  candidateId: id().nullable(),
  client: z.object({ clientId: id(), clientName: z.string() }).nullable(),
  at: instant(),
  /** The calendar day of completion, in the requested time zone. */
  on: day(),
  person: taskPersonShape,
  /** Whether the caller can mark the work as open again. */
  can: z.object({ reopen: z.boolean() }),
});
export type CompletedWork = z.infer<typeof doneShape>;

/** A week's tasks: overdue, due today and upcoming, each list ordered by due time, and the completed work. */
export const weekShape = z.object({
  supplierId: id(),
  /** The user whose week it is; null for the week of all users. */
  userId: id().nullable(),
  /** Today's date in the requested time zone. */
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

/** The private address from which calendar apps read a user's closing times and deadlines. */
const calendarAddressShape = z.object({
  /** The path of the calendar on this site. */
  path: z.string(),
  issuedAt: instant(),
  /** When a calendar app last read the calendar; null if never. */
  readAt: instant().nullable(),
});
export type CalendarAddress = z.infer<typeof calendarAddressShape>;
/** The caller's calendar address; null until one is created. */
export const ownCalendarShape = z.object({ address: calendarAddressShape.nullable() });
export type OwnCalendar = z.infer<typeof ownCalendarShape>;

/** Another user of the agency, and whether they can take over a task. */
export const colleagueShape = taskPersonShape.extend({
  picture: z.string().nullable(),
  can: z.object({ take: rightShape }),
});
export type Colleague = z.infer<typeof colleagueShape>;
