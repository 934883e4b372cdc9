import { effectiveClosingTime } from '#server/engagements/public.ts';
import { announceDeadlineOnce, dueReminderKind } from '#server/platform/events/announce-once.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { notificationEvents } from '../events.ts';

const dayMs = 86_400_000;
const closes = { inADay: notificationEvents.closingSoon, inAnHour: notificationEvents.closesInAnHour } as const;

/** Announces engagements that close within a day and within an hour, each once per closing time. */
export const announceClosings = async (scope: SystemScope): Promise<void> => {
  const closing = await scope.db
    .selectFrom('engagement')
    .select(['id', 'clientId', effectiveClosingTime(scope.now).as('closingAt')])
    .where('status', '=', 'open')
    .where('publishedAt', 'is not', null)
    .where(effectiveClosingTime(scope.now), '>', scope.now)
    .where(effectiveClosingTime(scope.now), '<=', new Date(scope.now.getTime() + dayMs))
    // Engagements that are paused are skipped, because their effective closing time differs on every run.
    .where((eb) => eb.or([eb('pausedAt', 'is', null), eb('pausedUntil', '<=', scope.now)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id, clientId, closingAt } of closing) {
    const due = dueReminderKind(closingAt, scope.now, closes);
    if (due)
      await announceDeadlineOnce(scope, { kind: due.kind, clientId, engagementId: id, data: { closingAt: due.until } });
  }
};
