import { sql } from 'kysely';
import { applicationStatus } from '#contract/applications/states.ts';
import type { Scope, SystemScope } from '#server/platform/scope/scope.ts';
import { applicationEvents } from '../events.ts';
import type { FoundApplication } from '../queries/own-application.ts';
import { statusAfterRebid, effectiveApplication, isRebidExpired, clearedRebidColumns } from '../rules/rebid.ts';
import { applicationEventIds, recordApplicationTransition } from './record-transition.ts';

/** Saves the end of an expired Re-bid before a command changes the application. The application must be locked. */
export const expireRebid = async (scope: Scope, application: FoundApplication): Promise<FoundApplication> => {
  if (!isRebidExpired(application, scope.now)) return application;
  await recordApplicationTransition(
    scope,
    application,
    { toStatusId: statusAfterRebid, set: clearedRebidColumns },
    true,
  );
  await scope.emit({ kind: applicationEvents.rebidOver, ...applicationEventIds(application) });
  return effectiveApplication(application, scope.now);
};

/** Saves the end of every expired Re-bid, skipping those that another process has locked. */
export const expireRebids = async (scope: SystemScope): Promise<void> => {
  const due = await scope.db
    .selectFrom('application')
    .selectAll()
    .where('statusId', '=', applicationStatus.rebid)
    .where(
      sql<boolean>`rebid_due_at + coalesce(least(rebid_paused_until, ${scope.now}::timestamptz) - rebid_paused_at, interval '0') <= ${scope.now}`,
    )
    .orderBy('rebidDueAt')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const application of due) await expireRebid(scope, application);
};
