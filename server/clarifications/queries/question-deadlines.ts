import { listApplicationStatuses } from '#server/applications/public.ts';
import { effectiveEngagement } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { participatingStatuses } from '../policy.ts';
import { areQuestionsClosed, clarificationDeadlines } from '../rules/deadlines.ts';

interface QuestionDeadline {
  engagementId: string;
  title: string;
  endsAt: Date;
}

/** Returns the question deadlines of the given engagements, except those in which the caller can no longer ask. */
export const listQuestionDeadlines = async (
  scope: AgencyScope,
  engagementIds: readonly string[],
): Promise<QuestionDeadline[]> => {
  if (engagementIds.length === 0 || !scope.permissions.has('Clarification=Create Topic / Reply')) return [];
  const statuses = await listApplicationStatuses(scope, engagementIds);
  const rows = await scope.db
    .selectFrom('engagement')
    .select(['id', 'title', 'kind', 'stage', 'questionHours', 'answerHours'])
    .select(['closingAt', 'clarificationEndsAt', 'pausedAt', 'pausedUntil'])
    .where('id', 'in', engagementIds)
    .where('status', '=', 'open')
    .orderBy('number')
    .execute();
  return rows.flatMap((row): QuestionDeadline[] => {
    const statusId = statuses.get(row.id);
    const engagement = effectiveEngagement(row, scope.now);
    const { questionsEndAt } = clarificationDeadlines(engagement);
    const isOpen = statusId !== undefined && participatingStatuses.includes(statusId);
    if (!isOpen || questionsEndAt === null || areQuestionsClosed(engagement, scope.now)) return [];
    return [{ engagementId: row.id, title: row.title, endsAt: questionsEndAt }];
  });
};
