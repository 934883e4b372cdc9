import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as calendar from './operations/calendar.ts';
import type * as tasks from './operations/tasks.ts';
import type { listWeekUsers, readOwnWeek, readTeamWeek, readWeek } from './operations/weeks.ts';

const ofAgency = { claims: { supplierId: { place: 'path', is: 'tenant' } } } as const;

export const readOwnWeekEndpoint = endpoint<typeof readOwnWeek>('my-week.own', 'GET', '/api/v2.1/myweek');
export const readTeamWeekEndpoint = endpoint<typeof readTeamWeek>('my-week.team', 'GET', '/api/v2.1/myweek/team');
export const readWeekEndpoint = endpoint<typeof readWeek>(
  'my-week.ofUser',
  'GET',
  '/api/v1/myweek/{supplierId}/{userId}',
  ofAgency,
);
export const listWeekUsersEndpoint = endpoint<typeof listWeekUsers>(
  'my-week.users',
  'GET',
  '/api/v1/myweek/{supplierId}/Users',
  ofAgency,
);

const tasksPath = '/api/v2.1/myweek/tasks';

export const addTaskEndpoint = endpoint<typeof tasks.addTask>('my-week.add', 'POST', tasksPath);
export const completeTaskEndpoint = endpoint<typeof tasks.completeTask>(
  'my-week.complete',
  'PUT',
  `${tasksPath}/{taskId}/done`,
);
export const postponeTaskEndpoint = endpoint<typeof tasks.postponeTask>(
  'my-week.postpone',
  'PUT',
  `${tasksPath}/{taskId}/day`,
);
export const listColleaguesEndpoint = endpoint<typeof tasks.listColleagues>(
  'my-week.colleagues',
  'GET',
  `${tasksPath}/{taskId}/colleagues`,
);
export const handOverTaskEndpoint = endpoint<typeof tasks.handOverTask>(
  'my-week.handOver',
  'PUT',
  `${tasksPath}/{taskId}/user`,
);

const calendarPath = '/api/v2.1/myweek/calendar';

export const readCalendarAddressEndpoint = endpoint<typeof calendar.readCalendarAddress>(
  'my-week.calendarAddress',
  'GET',
  calendarPath,
);
export const issueCalendarAddressEndpoint = endpoint<typeof calendar.issueCalendarAddress>(
  'my-week.issueCalendarAddress',
  'POST',
  calendarPath,
);
export const revokeCalendarAddressEndpoint = endpoint<typeof calendar.revokeCalendarAddress>(
  'my-week.revokeCalendarAddress',
  'DELETE',
  calendarPath,
);
/** The path has a file extension, because calendar apps expect one. */
export const downloadCalendarEndpoint = endpoint<typeof calendar.downloadCalendar>(
  'my-week.calendar',
  'GET',
  `${calendarPath}/{token}/rolecall.ics`,
);

export const myWeekEndpoints: readonly Endpoint[] = [
  readOwnWeekEndpoint,
  readTeamWeekEndpoint,
  readWeekEndpoint,
  listWeekUsersEndpoint,
  addTaskEndpoint,
  completeTaskEndpoint,
  postponeTaskEndpoint,
  listColleaguesEndpoint,
  handOverTaskEndpoint,
  readCalendarAddressEndpoint,
  issueCalendarAddressEndpoint,
  revokeCalendarAddressEndpoint,
  downloadCalendarEndpoint,
];
