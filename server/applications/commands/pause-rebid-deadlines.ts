import { findEngagement } from '#server/engagements/public.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { effectiveRebidDeadline } from '../rules/rebid.ts';

/** Pauses and resumes the deadlines of new tenders with their engagement. Source: domain rules D15. */
export const syncRebidDeadlinesWithPause = async (scope: Scope, engagementId: string): Promise<void> => {
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement) return;
  const waiting = await scope.db
    .selectFrom('application')
    .select(['id', 'rebidDueAt', 'rebidPausedAt', 'rebidPausedUntil'])
    .where('engagementId', '=', engagementId)
    .where('rebidDueAt', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, ...wait } of waiting) {
    const { rebidDueAt } = effectiveRebidDeadline(wait, scope.now);
    const { pausedAt: rebidPausedAt, pausedUntil: rebidPausedUntil } = engagement;
    await scope.db
      .updateTable('application')
      .set({ rebidDueAt, rebidPausedAt, rebidPausedUntil })
      .where('id', '=', id)
      .execute();
  }
};
