import { listOpenLots } from '#server/bidding/public.ts';
import { listQuestionDeadlines } from '#server/clarifications/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { lotEvent, questionsEvent, taskEvent, type CalendarEvent } from '../../rules/calendar-event.ts';
import { listEngagementsWithAssignees } from '../engagements-with-assignees.ts';
import { listMembers } from '../members.ts';
import { listOpenTasks } from '../open-tasks.ts';

/**
 * Returns the caller's tasks and, for assigned engagements, the deadlines for questions and the ends of lots on which
 * the agency has bid.
 */
export const listCalendarEvents = async (scope: AgencyScope): Promise<CalendarEvent[]> => {
  const tasks = await listOpenTasks(scope, await listMembers(scope), { timeZone: 'UTC', whose: scope.userId });
  const own = tasks.filter(({ people }) => people.some(({ userId }) => userId === scope.userId)).map(taskEvent);
  const assigned = [...(await listEngagementsWithAssignees(scope))]
    .filter(([, engagement]) => engagement.assigned.includes(scope.userId))
    .map(([engagementId]) => engagementId);
  const lots = (await listOpenLots(scope, assigned)).map(lotEvent);
  const questions = (await listQuestionDeadlines(scope, assigned)).map(questionsEvent);
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...questions, ...lots.filter(({ id }) => !ids.has(id))];
};
