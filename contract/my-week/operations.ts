import type { Operation } from '#contract/common/operation.ts';
import * as calendar from './operations/calendar.ts';
import * as tasks from './operations/tasks.ts';
import * as weeks from './operations/weeks.ts';

export const myWeekOperations: readonly Operation[] = [
  ...Object.values(weeks),
  ...Object.values(tasks),
  ...Object.values(calendar),
];
