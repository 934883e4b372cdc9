import * as calendar from '#contract/my-week/operations/calendar.ts';
import * as tasks from '#contract/my-week/operations/tasks.ts';
import * as weeks from '#contract/my-week/operations/weeks.ts';
import { bindOperation, bindPublicOperation, type Route } from '#server/platform/http/handler.ts';
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
  bindOperation(weeks.readOwnWeek, readOwnWeek),
  bindOperation(weeks.readTeamWeek, readTeamWeek),
  bindOperation(weeks.readWeek, readWeek),
  bindOperation(weeks.listWeekUsers, listWeekUsers),
  bindOperation(tasks.addTask, addTask),
  bindOperation(tasks.completeTask, completeTask),
  bindOperation(tasks.postponeTask, postponeTask),
  bindOperation(tasks.listColleagues, listColleagues),
  bindOperation(tasks.handOverTask, handOverTask),
  bindOperation(calendar.readCalendarAddress, readCalendarAddress),
  bindOperation(calendar.issueCalendarAddress, issueCalendarAddress),
  bindOperation(calendar.revokeCalendarAddress, revokeCalendarAddress),
  bindPublicOperation(calendar.downloadCalendar, 'read a calendar by its private address', downloadCalendar),
];
