import { sql } from 'kysely';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { Permission } from '#contract/common/permissions.ts';
import { maxResultsPerKind } from '#contract/palette/rules.ts';
import type { PaletteResultKind } from '#contract/palette/states.ts';
import { findNewestBoardIds, selectOwnBoardRowsByIds } from '#server/board/public.ts';
import { findOwnCandidates } from '#server/candidates/public.ts';
import { selectOwnClients } from '#server/clients/public.ts';
import { selectOpenEngagements, readMarketRows } from '#server/opportunities/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { matchesQuery, maxResults, type RecordFinders, type PaletteRow, type RecordQuery } from './record-query.ts';

/** Sorts rows by the order of the IDs. */
const inOrder = <T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] =>
  ids.flatMap((id) => rows.filter((row) => row.id === id));

const engagementsFound = async (scope: AgencyScope, query: RecordQuery): Promise<readonly string[]> =>
  'ids' in query ? query.ids : findNewestBoardIds(scope, { keyword: query.keyword }, maxResultsPerKind);

const engagements = async (scope: AgencyScope, query: RecordQuery): Promise<PaletteRow[]> => {
  const ids = await engagementsFound(scope, query);
  if (ids.length === 0) return [];
  const rows = await selectOwnBoardRowsByIds(scope, ids)
    .select(['e.id', 'e.title', 'e.number', 'c.name as note'])
    .execute();
  return inOrder(ids, rows).slice(0, maxResults(query));
};

/**
 * Finds opportunities by keyword with the market's search, or by ID. The search leaves out those that the agency has
 * applied to, because they are found as its engagements.
 */
const opportunities = async (scope: AgencyScope, query: RecordQuery): Promise<PaletteRow[]> => {
  if ('keyword' in query) {
    const { records } = await readMarketRows(scope, {
      keywords: query.keyword,
      pageCurrent: 0,
      pageSize: maxResultsPerKind * 2,
    });
    return records
      .filter(({ applicationStatusId }) => applicationStatusId === null)
      .slice(0, maxResultsPerKind)
      .map((one) => ({ id: one.engagementId, title: one.title, number: one.engagementNumber, note: one.clientName }));
  }
  return selectOpenEngagements(scope)
    .where('engagement.id', 'in', [...query.ids])
    .select(['engagement.id', 'engagement.title', 'engagement.number', 'tenant.name as note'])
    .execute();
};

const candidates = async (scope: AgencyScope, query: RecordQuery): Promise<PaletteRow[]> => {
  const ids = 'ids' in query ? query.ids : await findOwnCandidates(scope, query.keyword, maxResultsPerKind);
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
  return inOrder(ids, rows).slice(0, maxResults(query));
};

const clients = async (scope: AgencyScope, query: RecordQuery): Promise<PaletteRow[]> =>
  (
    await selectOwnClients(scope)
      .where(matchesQuery(query, sql`c.id`, sql`concat_ws(' ', c.name, c.city)`))
      .select(['c.id', 'c.name as title', 'c.city as note'])
      .orderBy('c.name')
      .orderBy('c.id')
      .limit(maxResults(query))
      .execute()
  ).map((row) => ({ ...row, number: null }));

/** The search for each kind of record, and the permission needed to open the record's page. */
const places: Record<
  Exclude<PaletteResultKind, 'agency'>,
  { permission: Permission; find: (scope: AgencyScope, query: RecordQuery) => Promise<PaletteRow[]> }
> = {
  engagement: { permission: 'Auctions=View Auctions / Staging', find: engagements },
  opportunity: { permission: 'Marketplace=Search / View Opportunities', find: opportunities },
  candidate: { permission: 'Fulfillment Stage=View Details', find: candidates },
  client: { permission: 'My Clients=View All Client Details', find: clients },
};

export const agencyFinders = (scope: AgencyScope): RecordFinders =>
  Object.fromEntries(
    Object.entries(places)
      .filter(([, { permission }]) => scope.permissions.has(permission))
      .map(([kind, { find }]) => [kind, (query: RecordQuery) => find(scope, query)]),
  );
