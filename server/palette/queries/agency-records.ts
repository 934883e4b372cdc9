import { sql } from 'kysely';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { Permission } from '#contract/common/permissions.ts';
import { maxPerKind } from '#contract/palette/rules.ts';
import type { PaletteResultKind } from '#contract/palette/states.ts';
import { newestIdsOnBoard, callersBoardByIds } from '#server/board/public.ts';
import { findOwnCandidates } from '#server/candidates/public.ts';
import { clientsOfCaller } from '#server/clients/public.ts';
import { openNow, rowsOfMarket } from '#server/opportunities/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { isWanted, maxResults, type Finders, type Row, type Wanted } from './wanted.ts';

/** Rows in the order of the ids. */
const inOrder = <T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] =>
  ids.flatMap((id) => rows.filter((row) => row.id === id));

const engagementsFound = async (scope: AgencyScope, wanted: Wanted): Promise<readonly string[]> =>
  'ids' in wanted ? wanted.ids : newestIdsOnBoard(scope, { keyword: wanted.keyword }, maxPerKind);

const engagements = async (scope: AgencyScope, wanted: Wanted): Promise<Row[]> => {
  const ids = await engagementsFound(scope, wanted);
  if (ids.length === 0) return [];
  const rows = await callersBoardByIds(scope, ids).select(['e.id', 'e.title', 'e.number', 'c.name as note']).execute();
  return inOrder(ids, rows).slice(0, maxResults(wanted));
};

/** Found by the search of the market. Engagements the agency has applied to are found as its own instead. */
const opportunities = async (scope: AgencyScope, wanted: Wanted): Promise<Row[]> => {
  if ('keyword' in wanted) {
    const { records } = await rowsOfMarket(scope, {
      keywords: wanted.keyword,
      pageCurrent: 0,
      pageSize: maxPerKind * 2,
    });
    return records
      .filter(({ applicationStatusId }) => applicationStatusId === null)
      .slice(0, maxPerKind)
      .map((one) => ({ id: one.engagementId, title: one.title, number: one.engagementNumber, note: one.clientName }));
  }
  return openNow(scope)
    .where('engagement.id', 'in', [...wanted.ids])
    .select(['engagement.id', 'engagement.title', 'engagement.number', 'tenant.name as note'])
    .execute();
};

const candidates = async (scope: AgencyScope, wanted: Wanted): Promise<Row[]> => {
  const ids = 'ids' in wanted ? wanted.ids : await findOwnCandidates(scope, wanted.keyword, maxPerKind);
  if (ids.length === 0) return [];
  const rows = await scope.db
    .selectFrom('candidate as k')
    .innerJoin('talentRequest as r', 'r.id', 'k.talentRequestId')
    .where('k.supplierId', '=', scope.tenantId)
    .where('k.statusId', '<>', candidateStatus.withdrew)
    .where('k.erasedAt', 'is', null)
    .where('k.id', '=', sql<string>`any (${ids}::uuid[])`)
    .select(['k.id', 'k.number', 'r.jobTitle as note'])
    .select(sql<string>`concat_ws(' ', k.first_name, k.last_name)`.as('title'))
    .execute();
  return inOrder(ids, rows).slice(0, maxResults(wanted));
};

const clients = async (scope: AgencyScope, wanted: Wanted): Promise<Row[]> =>
  (
    await clientsOfCaller(scope)
      .where(isWanted(wanted, sql`c.id`, sql`concat_ws(' ', c.name, c.city)`))
      .select(['c.id', 'c.name as title', 'c.city as note'])
      .orderBy('c.name')
      .orderBy('c.id')
      .limit(maxResults(wanted))
      .execute()
  ).map((row) => ({ ...row, number: null }));

/** The search of each kind, and the permission of its page. */
const places: Record<
  Exclude<PaletteResultKind, 'agency'>,
  { permission: Permission; find: (scope: AgencyScope, wanted: Wanted) => Promise<Row[]> }
> = {
  engagement: { permission: 'Auctions=View Auctions / Staging', find: engagements },
  opportunity: { permission: 'Marketplace=Search / View Opportunities', find: opportunities },
  candidate: { permission: 'Fulfillment Stage=View Details', find: candidates },
  client: { permission: 'My Clients=View All Client Details', find: clients },
};

export const agencyFinders = (scope: AgencyScope): Finders =>
  Object.fromEntries(
    Object.entries(places)
      .filter(([, { permission }]) => scope.permissions.has(permission))
      .map(([kind, { find }]) => [kind, (wanted: Wanted) => find(scope, wanted)]),
  );
