import { downloadCalendarEndpoint } from './endpoints.ts';
import type { Task } from './shapes.ts';

/** Returns the day under which a task is listed: the due day, or a later day while the task is postponed. */
export const taskListDay = ({ dueOn, postponedTo }: Pick<Task, 'dueOn' | 'postponedTo'>, today: string): string =>
  postponedTo !== null && postponedTo >= today && postponedTo > dueOn ? postponedTo : dueOn;

/** Returns the path of a calendar from its token. */
export const calendarPath = (token: string): string => downloadCalendarEndpoint.path.replace('{token}', token);
