import { sql } from 'kysely';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { clarificationEvents } from '../events.ts';
import { clarificationDeadlines } from '../rules/deadlines.ts';

const dayMs = 86_400_000;

/** Engagements in which clarification is not over, with a question that the employer has not answered. */
const withOpenQuestions = (scope: SystemScope) =>
  scope.db
    .selectFrom('engagement')
    .select(['id', 'clientId', 'kind', 'stage', 'closingAt', 'clarificationEndsAt', 'questionHours', 'answerHours'])
    .where('status', '=', 'open')
    .where('publishedAt', 'is not', null)
    .where('stage', 'in', ['application', 'clarification'])
    // A pause moves the deadlines when it ends.
    .where((eb) => eb.or([eb('pausedAt', 'is', null), eb('pausedUntil', '<=', scope.now)]))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('thread')
          .innerJoin('message as question', 'question.threadId', 'thread.id')
          .select('thread.id')
          .whereRef('thread.engagementId', '=', 'engagement.id')
          .where('thread.kind', '=', 'clarification')
          .where('thread.supplierId', 'is not', null)
          .where('thread.publishedThreadId', 'is', null)
          .where('question.isQuestion', '=', true)
          .where(
            sql<boolean>`not exists (select from message answer where answer.thread_id = thread.id
              and answer.side = 'client' and answer.visible_to = 'both' and answer.created_at >= question.created_at)`,
          ),
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Emits an event for each engagement with open questions whose answers are due within a day, once for each due time. */
export const announceAnswersDue = async (scope: SystemScope): Promise<void> => {
  for (const engagement of await withOpenQuestions(scope)) {
    const { answersDueAt } = clarificationDeadlines(engagement);
    const leftMs = answersDueAt === null ? 0 : answersDueAt.getTime() - scope.now.getTime();
    if (answersDueAt === null || leftMs <= 0 || leftMs > dayMs) continue;
    const until = answersDueAt.toISOString();
    const announced = await scope.db
      .selectFrom('event')
      .select('id')
      .where('engagementId', '=', engagement.id)
      .where('kind', '=', clarificationEvents.answersDue)
      .where(sql`data ->> 'until'`, '=', until)
      .executeTakeFirst();
    if (announced) continue;
    await scope.emit({
      kind: clarificationEvents.answersDue,
      clientId: engagement.clientId,
      engagementId: engagement.id,
      data: { until, isOwnAffair: true },
    });
  }
};
