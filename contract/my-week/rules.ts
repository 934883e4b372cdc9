import { downloadCalendarEndpoint } from './endpoints.ts';
import type { Task } from './shapes.ts';

/** The day in whose list a task is: a later one while it is postponed. */
export const listedOn = ({ dueOn, postponedTo }: Pick<Task, 'dueOn' | 'postponedTo'>, today: string): string =>
  postponedTo !== null && postponedTo >= today && postponedTo > dueOn ? postponedTo : dueOn;

/** The path of a calendar by its token. */
export const calendarPath = (token: string): string => downloadCalendarEndpoint.path.replace('{token}', token);
