import type { RequestChange } from '#contract/engagements/shapes.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';

/** Whatever may name a change: an event, or a notice made of one. */
interface Naming {
  data: Readonly<Record<string, unknown>>;
}

const idIn = ({ data }: Naming): string | undefined => {
  const { changeId } = data;
  return typeof changeId === 'string' ? changeId : undefined;
};

/**
 * What was what before in the talent requests that these events tell of, by the id that they name. An agency sees what is
 * published; what an employer wants to read in answers is its own.
 */
export const changesOf = async (
  scope: AgencyScope | ClientScope,
  events: readonly Naming[],
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

/** Of these, what an event tells of. */
export const changesIn = (changes: ReadonlyMap<string, readonly RequestChange[]>, event: Naming): RequestChange[] =>
  (changes.get(idIn(event) ?? '') ?? []).map(({ field, about, before, after }) => ({ field, about, before, after }));
