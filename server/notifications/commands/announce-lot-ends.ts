import { sql } from 'kysely';
import { openLotStates } from '#contract/bidding/states.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { notificationEvents } from '../events.ts';

const minute = 60_000;

/** The notices before the end of bidding, starting with the notice nearest to the end. */
const notices = [
  { kind: notificationEvents.lotEndsInMinutes, withinMs: 15 * minute },
  { kind: notificationEvents.lotEndsInAnHour, withinMs: 60 * minute },
  { kind: notificationEvents.lotEndsInADay, withinMs: 24 * 60 * minute },
] as const;

const endKey = (talentRequestId: string | null, kind: string, until: string): string =>
  `${talentRequestId ?? ''} ${kind} ${until}`;

/**
 * Returns the notices sent so far for these engagements' lots. A single query reads them all, so that the lots are
 * locked only briefly.
 */
const announcedEnds = async (scope: SystemScope, engagementIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (engagementIds.length === 0) return new Set();
  const rows = await scope.db
    .selectFrom('event')
    .select(['talentRequestId', 'kind', sql<string>`data ->> 'until'`.as('until')])
    .where('engagementId', 'in', engagementIds)
    .where(
      'kind',
      'in',
      notices.map(({ kind }) => kind),
    )
    .execute();
  return new Set(rows.map(({ talentRequestId, kind, until }) => endKey(talentRequestId, kind, until)));
};

/**
 * Announces the lots on which bidding ends within a day, an hour or 15 minutes. If several notices apply, only the one
 * nearest to the end is sent. Each notice is sent once per end time. Bidding on a paused lot has no end time until it
 * resumes.
 */
export const announceLotEnds = async (scope: SystemScope): Promise<void> => {
  const ending = await scope.db
    .selectFrom('lot')
    .select(['talentRequestId', 'engagementId', 'clientId', 'endsAt'])
    .where('state', 'in', openLotStates)
    .where('pausedAt', 'is', null)
    .where('endsAt', '>', scope.now)
    .where('endsAt', '<=', new Date(scope.now.getTime() + 24 * 60 * minute))
    .orderBy('talentRequestId')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const announced = await announcedEnds(
    scope,
    ending.map(({ engagementId }) => engagementId),
  );
  for (const { talentRequestId, engagementId, clientId, endsAt } of ending) {
    const leftMs = endsAt.getTime() - scope.now.getTime();
    const notice = notices.find(({ withinMs }) => leftMs <= withinMs);
    if (!notice) continue;
    const data = { until: endsAt.toISOString() };
    if (announced.has(endKey(talentRequestId, notice.kind, data.until))) continue;
    await scope.emit({ kind: notice.kind, clientId, engagementId, talentRequestId, data });
  }
};
