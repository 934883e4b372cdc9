import * as tasks from '#contract/my-week/operations/tasks.ts';
import * as weeks from '#contract/my-week/operations/weeks.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { addTask } from './commands/add-task.ts';
import { completeTask } from './commands/complete-task.ts';
import { handOverTask } from './commands/hand-over-task.ts';
import { postponeTask } from './commands/postpone-task.ts';
import { listColleagues } from './queries/colleagues.ts';
import { listWeekUsers, readOwnWeek, readTeamWeek, readWeek } from './queries/read-week.ts';

export const myWeekRoutes: readonly Route[] = [
  answer(weeks.readOwnWeek, readOwnWeek),
  answer(weeks.readTeamWeek, readTeamWeek),
  answer(weeks.readWeek, readWeek),
  answer(weeks.listWeekUsers, listWeekUsers),
  answer(tasks.addTask, addTask),
  answer(tasks.completeTask, completeTask),
  answer(tasks.postponeTask, postponeTask),
  answer(tasks.listColleagues, listColleagues),
  answer(tasks.handOverTask, handOverTask),
];
