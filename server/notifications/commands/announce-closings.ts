import { sql } from 'kysely';
import { effectiveClosing } from '#server/engagements/public.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { notificationEvents } from '../events.ts';

const day = 86_400_000;

/** Records the event that an engagement closes within a day, once for each closing time. */
export const announceClosings = async (scope: SystemScope): Promise<void> => {
  const closing = await scope.db
    .selectFrom('engagement')
    .select(['id', 'clientId', effectiveClosing(scope.now).as('closingAt')])
    .where('status', '=', 'open')
    .where('publishedAt', 'is not', null)
    .where(effectiveClosing(scope.now), '>', scope.now)
    .where(effectiveClosing(scope.now), '<=', new Date(scope.now.getTime() + day))
    // During a pause the closing time moves with the clock.
    .where((eb) => eb.or([eb('pausedAt', 'is', null), eb('pausedUntil', '<=', scope.now)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id, clientId, closingAt } of closing) {
    const data = { closingAt: closingAt.toISOString() };
    const said = await scope.db
      .selectFrom('event')
      .select('id')
      .where('engagementId', '=', id)
      .where('kind', '=', notificationEvents.closingSoon)
      .where(sql`data ->> 'closingAt'`, '=', data.closingAt)
      .executeTakeFirst();
    if (!said) await scope.emit({ kind: notificationEvents.closingSoon, clientId, engagementId: id, data });
  }
};
