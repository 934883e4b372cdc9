import { z } from 'zod';
import { atMost } from '#contract/common/text/text-limit.ts';
import { day, id, timeZone } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { requiredTextSchema } from '#contract/common/text.ts';
import { myWeekRefusals } from '../refusals.ts';
import { colleagueShape } from '../shapes.ts';

/** The ID of a task: a single ID if a user added the task, otherwise the kind and the ID of its record. */
const taskId = () => z.string().min(1).max(80);
const zoned = { timeZone: timeZone().default('UTC') };

export const addTask = operation({
  name: 'my-week.add',
  summary: "Adds a task to the caller's week",
  effect: 'write',
  access: { agency: 'any' },
  input: z.object({
    text: requiredTextSchema('Task', atMost(200)),
    dueOn: day(),
    engagementId: id().optional(),
    ...zoned,
  }),
  output: z.object({ taskId: id() }),
  refusals: [myWeekRefusals['too-many-tasks'], myWeekRefusals['day-passed']],
});

export const completeTask = operation({
  name: 'my-week.complete',
  summary: "Marks one of the caller's added tasks as done or, with isDone=false, as open again",
  effect: 'write',
  access: { agency: 'any' },
  input: z.object({ taskId: id(), isDone: z.boolean().default(true) }),
  output: z.object({}),
});

export const postponeTask = operation({
  name: 'my-week.postpone',
  summary: 'Moves a task of the caller to a later day; without a day, back to its due day',
  effect: 'write',
  access: { agency: 'any' },
  input: z.object({ taskId: taskId(), to: day().nullable(), ...zoned }),
  output: z.object({}),
  refusals: [myWeekRefusals['day-passed'], myWeekRefusals['after-deadline']],
});

export const listColleagues = operation({
  name: 'my-week.colleagues',
  summary: "Lists the agency's other users, and whether each can take over a task of the caller",
  effect: 'read',
  access: { agency: 'any' },
  input: z.object({ taskId: taskId() }),
  output: z.array(colleagueShape),
});

export const handOverTask = operation({
  name: 'my-week.handOver',
  summary: 'Hands over a task of the caller to another user of the agency',
  effect: 'write',
  access: { agency: 'any' },
  input: z.object({ taskId: taskId(), toUserId: id() }),
  output: z.object({}),
  refusals: [myWeekRefusals['cannot-take-task']],
});
