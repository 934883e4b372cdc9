import { sql, type RawBuilder } from 'kysely';
import { maxFilterOptions } from '#contract/candidates/filters.ts';
import type {
  listAuctionNumbers,
  listCandidateStatuses,
  listCentreAssignments,
  listSuccessFeeNumbers,
  listSupplierNames,
  listTalentRequestNumbers,
  readFilterOptions,
} from '#contract/candidates/operations/list.ts';
import type { EngagementOption } from '#contract/candidates/shapes/centre.ts';
import { candidateFilterStatuses } from '#contract/candidates/states.ts';
import type { LookupValue } from '#contract/common/lookup.ts';
import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import { engagementTypes, type EngagementKind } from '#contract/engagements/states.ts';
import { recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import { paddedNumber } from '#server/platform/db/padded-number.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { centreConditions, resolveFilterAliases, type CentreFilter, type CentreFilters } from './centre-conditions.ts';

/** What to list in a filter: only values whose names match `patterns`, with the chosen values first. */
interface Listed {
  chosen?: readonly (string | undefined)[];
  patterns?: readonly string[];
}

const named = (name: RawBuilder<unknown>, { patterns = [] }: Listed): RawBuilder<unknown> =>
  patterns.length === 0 ? sql`` : sql`and ${name} ilike all (${[...patterns]})`;

const chosenFirst = (id: RawBuilder<unknown>, { chosen = [] }: Listed): RawBuilder<unknown> => {
  const ids = chosen.filter((one) => one !== undefined);
  return ids.length === 0 ? sql`` : sql`${id} = any (${ids}::uuid[]) desc,`;
};

const without = (filters: CentreFilters, ...names: readonly CentreFilter[]): CentreFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name as CentreFilter)));

type Option = LookupValue & { count: number };

/**
 * Returns the entries of a list with their number of candidates, in the list's order, without entries that have none.
 */
const lookupOptions = async (
  scope: AgencyScope,
  filters: CentreFilters,
  { column, list }: { column: RawBuilder<unknown>; list: readonly LookupValue[] },
): Promise<Option[]> => {
  const { rows } = await sql<{ id: number; count: number }>`
    select ${column} as id, count(*)::int as count from app.listed_candidate c join engagement e on e.id = c.engagement_id
    where ${centreConditions(scope, filters)} group by 1`.execute(scope.db);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return list.flatMap(({ id, value }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ id, value, count }];
  });
};

const kinds = async (scope: AgencyScope, filters: CentreFilters) => {
  const { rows } = await sql<{ kind: EngagementKind; count: number }>`
    select e.kind, count(*)::int as count from app.listed_candidate c join engagement e on e.id = c.engagement_id
    where ${centreConditions(scope, filters)} group by 1 order by 1`.execute(scope.db);
  return rows;
};

const clients = async (scope: AgencyScope, filters: CentreFilters, only: Listed = {}) => {
  const { rows } = await sql<{ clientId: string; clientName: string; count: number }>`
    select c.client_id, t.name as client_name, count(*)::int as count
    from app.listed_candidate c join tenant t on t.id = c.client_id
    where ${centreConditions(scope, filters)} ${named(sql`t.name`, only)}
    group by 1, 2 order by ${chosenFirst(sql`c.client_id`, only)} 3 desc, 2 limit ${maxFilterOptions}`.execute(
    scope.db,
  );
  return rows;
};

const engagements = async (
  scope: AgencyScope,
  filters: CentreFilters,
  only: Listed = {},
): Promise<EngagementOption[]> => {
  const { rows } = await sql<EngagementOption>`
    select e.id as engagement_id, e.number as engagement_number, e.kind, e.title, count(*)::int as count
    from app.listed_candidate c join engagement e on e.id = c.engagement_id
    where ${centreConditions(scope, filters)}
      ${named(sql`concat_ws(' ', ${paddedNumber('e.number')}, e.title)`, only)}
    group by e.id order by ${chosenFirst(sql`e.id`, only)} 5 desc, 2 desc limit ${maxFilterOptions}`.execute(scope.db);
  return rows;
};

const talentRequests = async (scope: AgencyScope, filters: CentreFilters, only: Listed = {}) => {
  const { rows } = await sql<SentOutputOf<typeof listTalentRequestNumbers>[number]>`
    select r.id as talent_request_id, r.number as talent_request_number, r.job_title, t.name as client_name,
      count(*)::int as count
    from app.listed_candidate c join talent_request r on r.id = c.talent_request_id join tenant t on t.id = c.client_id
    where ${centreConditions(scope, filters)}
      ${named(sql`concat_ws(' ', ${paddedNumber('r.number')}, r.job_title, t.name)`, only)}
    group by r.id, t.name order by ${chosenFirst(sql`r.id`, only)} 5 desc, 2 desc
    limit ${maxFilterOptions}`.execute(scope.db);
  return rows;
};

/**
 * Returns the values of each filter with their number of candidates, which is counted with all other filters applied.
 */
export const readCentreFilterOptions = async (
  scope: AgencyScope,
  input: InputOf<typeof readFilterOptions>,
): Promise<SentOutputOf<typeof readFilterOptions>> => {
  const { optionKeywords, ...given } = input;
  const filters = resolveFilterAliases(given);
  const patterns = keywordPatterns(optionKeywords);
  const { clientId, auctionIds = [], successFeeIds = [], talentRequestIds = [] } = filters;
  return {
    statuses: await lookupOptions(scope, without(filters, 'statusIds'), {
      column: sql`c.status_id`,
      list: candidateFilterStatuses,
    }),
    kinds: await kinds(scope, without(filters, 'auctionType')),
    engagementTypes: await lookupOptions(scope, without(filters, 'engagementTypeId'), {
      column: sql`e.engagement_type_id`,
      list: engagementTypes,
    }),
    recruitmentTypes: await lookupOptions(scope, without(filters, 'recruitmentType'), {
      column: sql`e.recruitment_type_id`,
      list: recruitmentTypes,
    }),
    categories: await lookupOptions(scope, without(filters, 'categoryIds', 'categoryName'), {
      column: sql`e.role_category_id`,
      list: roleCategories,
    }),
    clients: await clients(scope, without(filters, 'clientId', 'clientName'), { patterns, chosen: [clientId] }),
    engagements: await engagements(scope, without(filters, 'auctionIds', 'successFeeIds'), {
      patterns,
      chosen: [...auctionIds, ...successFeeIds],
    }),
    talentRequests: await talentRequests(scope, without(filters, 'talentRequestIds'), {
      patterns,
      chosen: talentRequestIds,
    }),
  };
};

export const listCandidateFilterStatuses = (): Promise<SentOutputOf<typeof listCandidateStatuses>> =>
  Promise.resolve([...candidateFilterStatuses]);

export const listCandidateAuctionNumbers = (scope: AgencyScope): Promise<SentOutputOf<typeof listAuctionNumbers>> =>
  engagements(scope, { auctionType: 'competitive' });

export const listCandidateSuccessFeeNumbers = (
  scope: AgencyScope,
): Promise<SentOutputOf<typeof listSuccessFeeNumbers>> => engagements(scope, { auctionType: 'successfee' });

export const listCentreRequestOptions = (scope: AgencyScope): Promise<SentOutputOf<typeof listTalentRequestNumbers>> =>
  talentRequests(scope, {});

/** Returns the caller's own agency, since agencies see only their own candidates. */
export const listCandidateSuppliers = async (scope: AgencyScope): Promise<SentOutputOf<typeof listSupplierNames>> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app.listed_candidate c where ${centreConditions(scope, {})}`.execute(scope.db);
  return [{ supplierId: scope.tenantId, supplierName: scope.tenantName, count: rows[0]?.count ?? 0 }];
};

export const listCandidateAssignments = (
  scope: AgencyScope,
  { isAuctionAssignedToMe }: InputOf<typeof listCentreAssignments>,
): Promise<SentOutputOf<typeof listCentreAssignments>> => engagements(scope, { isAuctionAssignedToMe });
