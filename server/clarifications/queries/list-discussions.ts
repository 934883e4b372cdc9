import { sql } from 'kysely';
import type {
  countUnreadDiscussions as countOperation,
  listDiscussions as operation,
} from '#contract/clarifications/operations/discussions.ts';
import type { InputOf, OutputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import { rightToCreateDiscussion } from '../policy.ts';
import { hasPartners } from './discussion-partners.ts';
import { selectVisibleThreads, type FoundThread, type AgencyOrClientScope } from './find-thread.ts';

const discussionsOf = (scope: AgencyOrClientScope) =>
  selectVisibleThreads(scope).where('thread.kind', '=', 'discussion');

/** Returns the name of the company on the other side of a discussion. */
export const discussionPartnerName = (
  scope: AgencyOrClientScope,
  thread: Pick<FoundThread, 'clientName' | 'supplierName'>,
): string => (scope.side === 'client' ? thread.supplierName : thread.clientName);

/** Returns the number of messages that the caller may read in each discussion, and the latest of them. */
const summariesOf = async (scope: AgencyOrClientScope, threadIds: readonly string[]) => {
  if (threadIds.length === 0) return new Map<string, never>();
  const rows = await scope.db
    .selectFrom('message')
    .leftJoin('threadReader as reader', (join) =>
      join.onRef('reader.threadId', '=', 'message.threadId').on('reader.userId', '=', scope.userId),
    )
    .distinctOn('message.threadId')
    .select(['message.threadId', 'message.authorName', 'message.text'])
    .select([
      sql<number>`(count(*) over (partition by message.thread_id))::int`.as('comments'),
      sql<number>`(count(*) filter (where message.author_user_id is distinct from ${scope.userId}
        and (reader.read_at is null or message.created_at > reader.read_at)) over (partition by message.thread_id))::int`.as(
        'unread',
      ),
    ])
    .where('message.threadId', 'in', [...threadIds])
    .where('message.visibleTo', 'in', ['both', scope.side])
    .orderBy('message.threadId')
    .orderBy('message.createdAt', 'desc')
    .orderBy('message.id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.threadId, row]));
};

/** Lists the caller's discussions, latest first. The search covers subjects and partners' names. */
export const listDiscussions = async (
  scope: AgencyOrClientScope,
  input: InputOf<typeof operation>,
): Promise<OutputOf<typeof operation>> => {
  const searched = sql<string>`concat_ws(' ', thread.subject, ${
    scope.side === 'client' ? sql.ref('thread.supplier_name') : sql.ref('client.name')
  })`;
  const found = keywordPatterns(input.keywords ?? '').reduce(
    (rows, pattern) => rows.where(searched, 'ilike', pattern),
    discussionsOf(scope),
  );
  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const threads = await found
    .orderBy('thread.lastMessageAt', 'desc')
    .orderBy('thread.id')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const summaries = await summariesOf(
    scope,
    threads.map(({ id }) => id),
  );
  const records = threads.map((thread) => {
    const summary = summaries.get(thread.id);
    return {
      discussionId: thread.id,
      subject: thread.subject,
      partnerName: discussionPartnerName(scope, thread),
      created: thread.createdAt.toISOString(),
      lastMessage: thread.lastMessageAt.toISOString(),
      comment_count: summary?.comments ?? 0,
      unread_count: summary?.unread ?? 0,
      lastLine: { authorName: summary?.authorName ?? '', text: summary?.text ?? '' },
    };
  });
  const caller = scope.side === 'agency' ? scope.permissions : 'employer';
  return {
    ...toPage(records, input, total),
    can: { create: rightToCreateDiscussion(caller, { hasPartners: await hasPartners(scope) }) },
  };
};

/** Counts the discussions with messages that the caller has not read. */
export const countUnreadDiscussions = async (scope: AgencyOrClientScope): Promise<OutputOf<typeof countOperation>> => {
  const { unread } = await discussionsOf(scope)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('message')
          .leftJoin('threadReader as reader', (join) =>
            join.onRef('reader.threadId', '=', 'message.threadId').on('reader.userId', '=', scope.userId),
          )
          .select('message.id')
          .whereRef('message.threadId', '=', 'thread.id')
          .where('message.visibleTo', 'in', ['both', scope.side])
          .where('message.authorUserId', 'is distinct from', scope.userId)
          .where((one) =>
            one.or([one('reader.readAt', 'is', null), one('message.createdAt', '>', one.ref('reader.readAt'))]),
          ),
      ),
    )
    .executeTakeFirstOrThrow();
  return { unread_count: Number(unread) };
};
