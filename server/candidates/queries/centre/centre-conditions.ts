import { sql, type RawBuilder } from 'kysely';
import type { candidateFilters, filterAliases } from '#contract/candidates/filters.ts';
import { candidateStatus, candidateStatuses } from '#contract/candidates/states.ts';
import { activeConditions, type FilterConditions, type FilterValues } from '#contract/common/filters/filter-table.ts';
import { recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import { paddedNumber } from '#server/platform/db/padded-number.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

export type CentreFilters = FilterValues<typeof candidateFilters>;
export type CentreFilter = keyof typeof candidateFilters;

/** Returns the filters by their main names; a call may use either of a filter's two names. */
export const resolveFilterAliases = <Given extends CentreFilters & FilterValues<typeof filterAliases>>({
  keyword,
  candidateStatusId,
  ...filters
}: Given) => ({
  ...filters,
  keywords: filters.keywords || keyword,
  statusIds: filters.statusIds ?? candidateStatusId,
});

const msPerDay = 86_400_000;

type Condition = RawBuilder<unknown> | null;

const listed = candidateStatuses.map((one) => one.id).filter((id) => id !== candidateStatus.withdrew);

const inEngagements = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`c.engagement_id in (select e.id from engagement e where ${condition})`;

/** An empty list doesn't filter anything, as if the filter were absent. */
const anyOf = (column: string, ids: readonly string[]): Condition =>
  ids.length === 0 ? null : sql`${sql.ref(column)} = any (${[...ids]}::uuid[])`;

/** Filters by a numeric column of the engagement. */
const anyOfEngagement =
  (column: string) =>
  (ids: readonly number[]): Condition =>
    ids.length === 0 ? null : inEngagements(sql`${sql.ref(column)} = any (${[...ids]}::int[])`);

const conditions: FilterConditions<typeof candidateFilters, AgencyScope, Condition> = {
  keywords: (keywords) => {
    const patterns = keywordPatterns(keywords);
    return patterns.length === 0
      ? null
      : sql`(select concat_ws(' ', c.first_name, c.last_name, ${paddedNumber('c.number')}, r.job_title, t.name)
          from talent_request r, tenant t where r.id = c.talent_request_id and t.id = c.client_id) ilike all (${patterns})`;
  },
  // Null here, because `centreConditions` always adds a condition on the status, so that the index on the status is
  // used.
  statusIds: null,
  engagementTypeId: anyOfEngagement('e.engagement_type_id'),
  auctionType: (kind) => inEngagements(sql`e.kind = ${kind}`),
  recruitmentType: (name) =>
    inEngagements(sql`e.recruitment_type_id = ${recruitmentTypes.find(({ value }) => value === name)?.id ?? 0}`),
  clientId: (id) => sql`c.client_id = ${id}`,
  clientName: (name) =>
    sql`c.client_id in (select t.id from tenant t where t.name ilike all (${keywordPatterns(name)}))`,
  // Null here, because `engagementCondition` combines these two filters with `or`: a candidate is in only one
  // engagement, so none could match both.
  auctionIds: null,
  successFeeIds: null,
  talentRequestIds: (ids) => anyOf('c.talent_request_id', ids),
  supplierIds: (ids) => anyOf('c.supplier_id', ids),
  categoryIds: anyOfEngagement('e.role_category_id'),
  categoryName: (name) => {
    const wanted = name.toLowerCase();
    return inEngagements(
      sql`e.role_category_id = ${roleCategories.find(({ value }) => value.toLowerCase() === wanted)?.id ?? 0}`,
    );
  },
  isAuctionAssignedToMe: (isOn, scope) =>
    isOn
      ? sql`exists (select from assignment a
          where a.engagement_id = c.engagement_id and a.user_id = ${scope.userId} and a.deleted_at is null)`
      : null,
  // Steps taken by the agency itself don't count as changes.
  changedWithinDays: (days, scope) => {
    const since = new Date(scope.now.getTime() - days * msPerDay);
    return sql`c.id in (
      select s.candidate_id from candidate_step s
      where s.supplier_id = ${scope.tenantId} and s.by_side <> 'agency' and s.at >= ${since}
      union all
      select k.id from candidate k where k.supplier_id = ${scope.tenantId} and k.employer_edited_at >= ${since})`;
  },
  isUnopened: (isOn, scope) =>
    isOn
      ? sql`c.id in (select k.id from candidate k
          where k.supplier_id = ${scope.tenantId} and k.status_id = ${sql.lit(candidateStatus.pending)}
            and k.first_viewed_at is null)`
      : null,
  hasOpenSalaryRevision: (isOn, scope) =>
    isOn
      ? sql`c.id in (select v.candidate_id from salary_revision v
          where v.supplier_id = ${scope.tenantId} and v.state = 'open')`
      : null,
};

const engagementCondition = ({ auctionIds = [], successFeeIds = [] }: CentreFilters): Condition =>
  auctionIds.length + successFeeIds.length === 0
    ? null
    : inEngagements(sql`(e.kind = 'competitive' and e.id = any (${[...auctionIds]}::uuid[]))
        or (e.kind = 'successfee' and e.id = any (${[...successFeeIds]}::uuid[]))`);

/**
 * Builds the conditions on `app.listed_candidate c` for the agency's candidates that match the filters. An unset filter
 * adds nothing to the query, so that it costs nothing.
 */
export const centreConditions = (scope: AgencyScope, filters: CentreFilters): RawBuilder<unknown> => {
  const { statusIds = [] } = filters;
  const statuses = statusIds.length === 0 ? listed : listed.filter((id) => statusIds.includes(id));
  const all = [
    sql`c.supplier_id = ${scope.tenantId} and c.status_id = any (${statuses}::int[])`,
    ...activeConditions(conditions, filters, scope),
    engagementCondition(filters),
  ].filter((condition) => condition !== null);
  return sql.join(all, sql` and `);
};
