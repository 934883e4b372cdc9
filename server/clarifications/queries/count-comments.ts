import { sql } from 'kysely';
import type { countComments as operation } from '#contract/clarifications/operations/comments.ts';
import type { InputOf, OutputOf } from '#contract/common/operation.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Counts the comments on each of the agency's candidates. Candidates without comments are absent. */
export const countComments = async (
  scope: AgencyScope,
  { candidateIds }: InputOf<typeof operation>,
): Promise<OutputOf<typeof operation>> => {
  const unread = sql<number>`(count(*) filter (
    where message.author_user_id is distinct from ${scope.userId}
      and (reader.read_at is null or message.created_at > reader.read_at)))::int`;
  if (candidateIds?.length === 0) return [];
  const counted = scope.db
    .selectFrom('thread')
    .innerJoin('message', 'message.threadId', 'thread.id')
    .leftJoin('threadReader as reader', (join) =>
      join.onRef('reader.threadId', '=', 'thread.id').on('reader.userId', '=', scope.userId),
    )
    .select('thread.candidateId')
    .select([sql<number>`count(*)::int`.as('comments'), unread.as('unread')])
    .where('thread.supplierId', '=', scope.tenantId)
    .where('thread.kind', '=', 'candidate')
    .where('message.visibleTo', 'in', ['both', 'agency'])
    .groupBy('thread.candidateId')
    .orderBy('thread.candidateId');
  const rows = await (
    candidateIds === undefined ? counted : counted.where('thread.candidateId', 'in', candidateIds)
  ).execute();
  return rows.flatMap(({ candidateId, comments, unread: fresh }) =>
    candidateId === null ? [] : [{ candidateId, comment_count: comments, unread_count: fresh }],
  );
};
