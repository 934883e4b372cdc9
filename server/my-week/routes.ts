import * as calendar from '#contract/my-week/operations/calendar.ts';
import * as tasks from '#contract/my-week/operations/tasks.ts';
import * as weeks from '#contract/my-week/operations/weeks.ts';
import { answer, answerAsSystem, type Route } from '#server/platform/http/handler.ts';
import { addTask } from './commands/add-task.ts';
import { issueCalendarAddress, revokeCalendarAddress } from './commands/change-calendar-address.ts';
import { completeTask } from './commands/complete-task.ts';
import { handOverTask } from './commands/hand-over-task.ts';
import { postponeTask } from './commands/postpone-task.ts';
import { readCalendarAddress } from './queries/calendar/calendar-address.ts';
import { downloadCalendar } from './queries/calendar/read-calendar.ts';
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
  answer(calendar.readCalendarAddress, readCalendarAddress),
  answer(calendar.issueCalendarAddress, issueCalendarAddress),
  answer(calendar.revokeCalendarAddress, revokeCalendarAddress),
  answerAsSystem(calendar.downloadCalendar, 'read a calendar by its private address', downloadCalendar),
];
