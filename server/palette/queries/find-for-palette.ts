import { sql, type RawBuilder } from 'kysely';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { Permission } from '#contract/common/permissions.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { findAnything } from '#contract/palette/operations.ts';
import { maxPerKind, maxRecent, parseReference, formatReference } from '#contract/palette/rules.ts';
import type { PaletteResult } from '#contract/palette/shapes.ts';
import { paletteResultKinds, type PaletteResultKind } from '#contract/palette/states.ts';
import { newestIdsOnBoard, callersBoardByIds } from '#server/board/public.ts';
import { findOwnCandidates } from '#server/candidates/public.ts';
import { clientsOfCaller } from '#server/clients/public.ts';
import { openNow, rowsOfMarket } from '#server/opportunities/public.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** The search: words that must all match, or records by ID. */
type Wanted = { keyword: string; patterns: readonly string[] } | { ids: readonly string[] };

/** The ID must be one of those wanted, or the text must contain every word of the search. */
const isWanted = (wanted: Wanted, id: RawBuilder<unknown>, text: RawBuilder<unknown>): RawBuilder<boolean> =>
  'ids' in wanted
    ? sql<boolean>`${id} = any (${wanted.ids}::uuid[])`
    : sql<boolean>`${text} ilike all (${wanted.patterns})`;

const mostOf = (wanted: Wanted): number => ('ids' in wanted ? maxRecent : maxPerKind);

type Row = Omit<PaletteResult, 'kind'>;

/** Rows in the order of the given IDs. */
const inOrder = <T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] =>
  ids.flatMap((id) => rows.filter((row) => row.id === id));

const engagementsFound = async (scope: AgencyScope, wanted: Wanted): Promise<readonly string[]> =>
  'ids' in wanted ? wanted.ids : newestIdsOnBoard(scope, { keyword: wanted.keyword }, maxPerKind);

const engagements = async (scope: AgencyScope, wanted: Wanted): Promise<Row[]> => {
  const ids = await engagementsFound(scope, wanted);
  if (ids.length === 0) return [];
  const rows = await callersBoardByIds(scope, ids).select(['e.id', 'e.title', 'e.number', 'c.name as note']).execute();
  return inOrder(ids, rows).slice(0, mostOf(wanted));
};

/** Found by the market's own search. Opportunities already applied to are found as engagements instead. */
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
  return inOrder(ids, rows).slice(0, mostOf(wanted));
};

const clients = async (scope: AgencyScope, wanted: Wanted): Promise<Row[]> =>
  (
    await clientsOfCaller(scope)
      .where(isWanted(wanted, sql`c.id`, sql`concat_ws(' ', c.name, c.city)`))
      .select(['c.id', 'c.name as title', 'c.city as note'])
      .orderBy('c.name')
      .orderBy('c.id')
      .limit(mostOf(wanted))
      .execute()
  ).map((row) => ({ ...row, number: null }));

/** The search of each kind, and the permission for its own page. */
const places: Record<
  PaletteResultKind,
  { permission: Permission; find: (scope: AgencyScope, wanted: Wanted) => Promise<Row[]> }
> = {
  engagement: { permission: 'Auctions=View Auctions / Staging', find: engagements },
  opportunity: { permission: 'Marketplace=Search / View Opportunities', find: opportunities },
  candidate: { permission: 'Fulfillment Stage=View Details', find: candidates },
  client: { permission: 'My Clients=View All Client Details', find: clients },
};

const findAll = async (scope: AgencyScope, wantedOf: (kind: PaletteResultKind) => Wanted): Promise<PaletteResult[]> => {
  const all: PaletteResult[] = [];
  for (const kind of paletteResultKinds) {
    const { permission, find } = places[kind];
    const wanted = wantedOf(kind);
    if (!scope.permissions.has(permission) || ('ids' in wanted && wanted.ids.length === 0)) continue;
    all.push(...(await find(scope, wanted)).map(({ id, title, number, note }) => ({ kind, id, title, number, note })));
  }
  return all;
};

export const findForPalette = async (
  scope: AgencyScope,
  { keyword, recent }: InputOf<typeof findAnything>,
): Promise<Answer<typeof findAnything>> => {
  const patterns = keywordPatterns(keyword);
  if (patterns.length > 0) return findAll(scope, () => ({ keyword, patterns }));
  const references = recent.flatMap((text) => parseReference(text) ?? []);
  const found = await findAll(scope, (kind) => ({
    ids: references.filter((one) => one.kind === kind).map(({ id }) => id),
  }));
  // In the order they were opened, latest first.
  return found.toSorted((one, other) => recent.indexOf(formatReference(one)) - recent.indexOf(formatReference(other)));
};
