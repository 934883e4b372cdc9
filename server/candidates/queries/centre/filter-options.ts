import { sql, type RawBuilder } from 'kysely';
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
import { engagementTypes } from '#contract/engagements/states.ts';
import { recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { centreConditions, filtersByName, type CentreFilter, type CentreFilters } from './centre-conditions.ts';

/** The maximum number of values per filter; those with the most candidates come first. */
const most = 100;

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

const clients = async (scope: AgencyScope, filters: CentreFilters) => {
  const { rows } = await sql<{ clientId: string; clientName: string; count: number }>`
    select c.client_id, t.name as client_name, count(*)::int as count
    from app.listed_candidate c join tenant t on t.id = c.client_id
    where ${centreConditions(scope, filters)} group by 1, 2 order by 3 desc, 2 limit ${most}`.execute(scope.db);
  return rows;
};

const engagements = async (scope: AgencyScope, filters: CentreFilters): Promise<EngagementOption[]> => {
  const { rows } = await sql<EngagementOption>`
    select e.id as engagement_id, e.number as engagement_number, e.kind, e.title, count(*)::int as count
    from app.listed_candidate c join engagement e on e.id = c.engagement_id
    where ${centreConditions(scope, filters)} group by e.id order by 5 desc, 2 desc limit ${most}`.execute(scope.db);
  return rows;
};

const talentRequests = async (scope: AgencyScope, filters: CentreFilters) => {
  const { rows } = await sql<SentOutputOf<typeof listTalentRequestNumbers>[number]>`
    select r.id as talent_request_id, r.number as talent_request_number, r.job_title, t.name as client_name,
      count(*)::int as count
    from app.listed_candidate c join talent_request r on r.id = c.talent_request_id join tenant t on t.id = c.client_id
    where ${centreConditions(scope, filters)} group by r.id, t.name order by 5 desc, 2 desc limit ${most}`.execute(
    scope.db,
  );
  return rows;
};

/**
 * Returns the values of each filter with their number of candidates, which is counted with all other filters applied.
 */
export const filterOptions = async (
  scope: AgencyScope,
  input: InputOf<typeof readFilterOptions>,
): Promise<SentOutputOf<typeof readFilterOptions>> => {
  const filters = filtersByName(input);
  return {
    statuses: await lookupOptions(scope, without(filters, 'statusIds'), {
      column: sql`c.status_id`,
      list: candidateFilterStatuses,
    }),
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
    clients: await clients(scope, without(filters, 'clientId', 'clientName')),
    engagements: await engagements(scope, without(filters, 'auctionIds', 'successFeeIds')),
    talentRequests: await talentRequests(scope, without(filters, 'talentRequestIds')),
  };
};

export const candidateStatusList = (): Promise<SentOutputOf<typeof listCandidateStatuses>> =>
  Promise.resolve([...candidateFilterStatuses]);

export const listCandidateAuctionNumbers = (scope: AgencyScope): Promise<SentOutputOf<typeof listAuctionNumbers>> =>
  engagements(scope, { auctionType: 'competitive' });

export const listCandidateSuccessFeeNumbers = (
  scope: AgencyScope,
): Promise<SentOutputOf<typeof listSuccessFeeNumbers>> => engagements(scope, { auctionType: 'successfee' });

export const listCandidateRequestNumbers = (
  scope: AgencyScope,
): Promise<SentOutputOf<typeof listTalentRequestNumbers>> => talentRequests(scope, {});

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
