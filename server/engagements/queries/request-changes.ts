import type { RequestChange } from '#contract/engagements/shapes/notices.ts';
import type { KnownEvent } from '#server/platform/events/payload.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';

const idIn = (event: KnownEvent): string | undefined => ('changeId' in event.data ? event.data.changeId : undefined);

/**
 * Returns the earlier and new values of the talent request changes in these events, by change ID. Agencies see
 * published changes; only the employer sees passing answers.
 */
export const listRequestChanges = async (
  scope: AgencyScope | ClientScope,
  events: readonly KnownEvent[],
): Promise<ReadonlyMap<string, RequestChange[]>> => {
  const ids = [...new Set(events.flatMap((event) => idIn(event) ?? []))];
  if (ids.length === 0) return new Map();
  const all = scope.db
    .selectFrom('talentRequestChange')
    .select(['changeId', 'field', 'about', 'before', 'after'])
    .where('changeId', 'in', ids)
    .orderBy('changeId')
    .orderBy('sort');
  const rows = await (
    scope.side === 'agency' ? all.where('publishedAt', 'is not', null) : all.where('clientId', '=', scope.tenantId)
  ).execute();
  return Map.groupBy(rows, ({ changeId }) => changeId) as ReadonlyMap<string, RequestChange[]>;
};

/** Returns the changes that belong to one event. */
export const findEventChanges = (
  changes: ReadonlyMap<string, readonly RequestChange[]>,
  event: KnownEvent,
): RequestChange[] =>
  (changes.get(idIn(event) ?? '') ?? []).map(({ field, about, before, after }) => ({ field, about, before, after }));
