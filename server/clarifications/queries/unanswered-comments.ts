import { sql } from 'kysely';
import { unsuccessfulCandidateStatuses } from '#contract/candidates/states.ts';
import { selectListedCandidates } from '#server/candidates/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/**
 * Selects candidates with employer comments that are newer than the agency's last comment, with the number of these
 * comments and the time of the oldest. Leaves out notes, and candidates who were rejected, withdrawn or not selected.
 */
export const selectUnansweredComments = (scope: AgencyScope, engagementIds: readonly string[]) =>
  selectListedCandidates(scope)
    .innerJoin('candidate', 'candidate.id', 'k.id')
    .innerJoin('thread', 'thread.candidateId', 'k.id')
    .innerJoin('message as comment', 'comment.threadId', 'thread.id')
    .select(['k.id as candidateId', 'k.engagementId', 'k.talentRequestId'])
    .select(['candidate.firstName', 'candidate.lastName', 'candidate.submittedBy'])
    .select(({ fn }) => [sql<number>`count(*)::int`.as('comments'), fn.min('comment.createdAt').as('since')])
    .where('k.engagementId', 'in', engagementIds)
    .where('k.statusId', 'not in', unsuccessfulCandidateStatuses)
    .where('candidate.erasedAt', 'is', null)
    .where('comment.side', '=', 'client')
    .where('comment.visibleTo', '=', 'both')
    .where(
      sql<boolean>`not exists (select from message answer where answer.thread_id = thread.id
        and answer.side = 'agency' and answer.visible_to = 'both' and answer.created_at >= comment.created_at)`,
    )
    .groupBy(['k.id', 'k.engagementId', 'k.talentRequestId'])
    .groupBy(['candidate.firstName', 'candidate.lastName', 'candidate.submittedBy'])
    .execute();
