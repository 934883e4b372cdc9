import { sql } from 'kysely';
import { announceOnce } from '#server/platform/events/announce-once.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { clarificationEvents } from '../events.ts';
import { clarificationDeadlines } from '../rules/deadlines.ts';

const hourMs = 3_600_000;

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

/** Announces answers to open questions that are due within a day, and within an hour: each once for each due time. */
export const announceAnswersDue = async (scope: SystemScope): Promise<void> => {
  for (const engagement of await withOpenQuestions(scope)) {
    const { answersDueAt } = clarificationDeadlines(engagement);
    const leftMs = answersDueAt === null ? 0 : answersDueAt.getTime() - scope.now.getTime();
    if (answersDueAt === null || leftMs <= 0 || leftMs > 24 * hourMs) continue;
    await announceOnce(scope, {
      kind: leftMs <= hourMs ? clarificationEvents.answersDueInAnHour : clarificationEvents.answersDue,
      clientId: engagement.clientId,
      engagementId: engagement.id,
      data: { until: answersDueAt.toISOString(), isOwnAffair: true },
    });
  }
};
