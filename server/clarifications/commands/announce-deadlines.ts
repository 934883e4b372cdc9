import { sql } from 'kysely';
import { announceDeadlineOnce, dueReminderKind } from '#server/platform/events/announce-once.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { clarificationEvents } from '../events.ts';
import { clarificationDeadlines } from '../rules/deadlines.ts';

/**
 * How many hours before the end the first reminder can be due: a deadline is at most 720 hours before the end, and its
 * first reminder is 24 hours earlier. The end is that of clarification, or the closing time of a success fee
 * engagement.
 */
const hoursBeforeEnd = 720 + 24;

const questionsEnd = {
  inADay: clarificationEvents.questionsEnd,
  inAnHour: clarificationEvents.questionsEndInAnHour,
} as const;
const answersDue = {
  inADay: clarificationEvents.answersDue,
  inAnHour: clarificationEvents.answersDueInAnHour,
} as const;

/** Whether an engagement has a question that the employer has not answered. */
const hasOpenQuestion = sql<boolean>`exists (
  select from thread join message question on question.thread_id = thread.id
  where thread.engagement_id = engagement.id and thread.kind = 'clarification'
    and thread.supplier_id is not null and thread.published_thread_id is null and question.is_question
    and not exists (select from message answer where answer.thread_id = thread.id
      and answer.side = 'client' and answer.visible_to = 'both' and answer.created_at >= question.created_at))`;

/** Selects engagements whose clarification ends soon enough for a deadline to fall within a day. */
const endingSoon = (scope: SystemScope) => {
  const end = sql<Date>`case kind when 'competitive' then clarification_ends_at else closing_at end`;
  return (
    scope.db
      .selectFrom('engagement')
      .select(['id', 'clientId', 'kind', 'stage', 'closingAt', 'clarificationEndsAt', 'questionHours', 'answerHours'])
      .select(hasOpenQuestion.as('hasOpenQuestion'))
      .where('status', '=', 'open')
      .where('publishedAt', 'is not', null)
      .where('stage', 'in', ['application', 'clarification'])
      .where(end, '>', scope.now)
      .where(end, '<=', new Date(scope.now.getTime() + hoursBeforeEnd * 3_600_000))
      // Paused engagements are excluded, because their deadlines will move when the pause ends.
      .where((eb) => eb.or([eb('pausedAt', 'is', null), eb('pausedUntil', '<=', scope.now)]))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
  );
};

/**
 * Announces upcoming deadlines, a day and an hour in advance and once per deadline: to agencies, the end of questions;
 * to employers with an open question, the time when answers are due.
 */
export const announceDeadlines = async (scope: SystemScope): Promise<void> => {
  for (const engagement of await endingSoon(scope)) {
    const { questionsEndAt, answersDueAt } = clarificationDeadlines(engagement);
    const ids = { clientId: engagement.clientId, engagementId: engagement.id };
    const ends = dueReminderKind(questionsEndAt, scope.now, questionsEnd);
    if (ends) await announceDeadlineOnce(scope, { kind: ends.kind, ...ids, data: { until: ends.until } });
    const due = engagement.hasOpenQuestion ? dueReminderKind(answersDueAt, scope.now, answersDue) : undefined;
    if (due)
      await announceDeadlineOnce(scope, { kind: due.kind, ...ids, data: { until: due.until, isOwnAffair: true } });
  }
};
