import { sql, type ExpressionBuilder } from 'kysely';
import { applicationStatuses } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { pageOf } from '#contract/common/paging.ts';
import { engagementTypes, talentRequestStatus } from '#contract/engagements/states.ts';
import { recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import type { listOpportunities } from '#contract/opportunities/operations.ts';
import type { MarketplaceField } from '#contract/opportunities/operations/marketplace.ts';
import type { OpportunityRow } from '#contract/opportunities/shapes.ts';
import { prequalificationStatuses } from '#contract/prequalification/states.ts';
import { applicationStatusesOf } from '#server/applications/public.ts';
import type { Database } from '#server/database.ts';
import { closingNow } from '#server/engagements/public.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { approvedFor, keyText, prequalificationsOf, type Prequalification } from '#server/prequalification/public.ts';
import { openNow } from './open-now.ts';

type Filters = InputOf<typeof listOpportunities>;
/** What a list of the market is narrowed to; an absent field narrows nothing. */
export type MarketFilters = Partial<Omit<Filters, 'pageCurrent' | 'pageSize'>> &
  Pick<Filters, 'pageCurrent' | 'pageSize'> & {
    recruitmentTypeId?: number | undefined;
    isDemo?: boolean | undefined;
    /** Where the keywords are looked for; everywhere unless it is said. */
    field?: MarketplaceField | undefined;
  };
type Opportunities = Pick<Database, 'engagement' | 'talentRequest'> & { tenant: Database['tenant'] };

const dayMilliseconds = 86_400_000;

const inJobTitle = (
  eb: ExpressionBuilder<Opportunities, 'engagement' | 'tenant'>,
  pattern: string,
  columns: readonly ('talentRequest.jobTitle' | 'talentRequest.location')[],
) =>
  eb.exists(
    eb
      .selectFrom('talentRequest')
      .select('talentRequest.id')
      .whereRef('talentRequest.engagementId', '=', 'engagement.id')
      .where('talentRequest.publishedAt', 'is not', null)
      .where((inner) => inner.or(columns.map((column) => inner(column, 'ilike', pattern)))),
  );

const containsWord = (
  eb: ExpressionBuilder<Opportunities, 'engagement' | 'tenant'>,
  pattern: string,
  field: MarketplaceField | undefined,
) => {
  switch (field) {
    case 'title':
      return eb('engagement.title', 'ilike', pattern);
    case 'clientName':
      return eb('tenant.name', 'ilike', pattern);
    case 'location':
      return eb('engagement.location', 'ilike', pattern);
    case 'jobTitle':
      return inJobTitle(eb, pattern, ['talentRequest.jobTitle']);
    default:
      return eb.or([
        eb('engagement.title', 'ilike', pattern),
        eb('tenant.name', 'ilike', pattern),
        eb('engagement.location', 'ilike', pattern),
        inJobTitle(eb, pattern, ['talentRequest.jobTitle', 'talentRequest.location']),
      ]);
  }
};

const filtered = (scope: AgencyScope, filters: MarketFilters, approved: readonly Prequalification[]) => {
  let query = openNow(scope);
  for (const pattern of keywordPatterns(filters.keywords ?? '')) {
    query = query.where((eb) => containsWord(eb, pattern, filters.field));
  }
  if (filters.isDemo !== undefined) query = query.where('engagement.isDemo', '=', filters.isDemo);
  if (filters.recruitmentTypeId !== undefined) {
    query = query.where('engagement.recruitmentTypeId', '=', filters.recruitmentTypeId);
  }
  if (filters.kind) query = query.where('engagement.kind', '=', filters.kind);
  if (filters.engagementTypeId?.length) {
    query = query.where('engagement.engagementTypeId', 'in', filters.engagementTypeId);
  }
  if (filters.roleCategoryId?.length) query = query.where('engagement.roleCategoryId', 'in', filters.roleCategoryId);
  if (filters.prequalified) {
    query = query.where((eb) =>
      eb.or(
        approved.map((key) =>
          eb.and([
            eb('engagement.clientId', '=', key.clientId),
            eb('engagement.recruitmentTypeId', '=', key.recruitmentTypeId),
            eb('engagement.roleCategoryId', '=', key.roleCategoryId),
          ]),
        ),
      ),
    );
  }
  return query;
};

const glance = (scope: AgencyScope) => {
  const dayAhead = new Date(scope.now.getTime() + dayMilliseconds);
  const dayBack = new Date(scope.now.getTime() - dayMilliseconds);
  return openNow(scope)
    .select([
      sql<number>`count(*)`.as('open'),
      sql<number>`count(*) filter (where ${closingNow(scope.now)} <= ${dayAhead})`.as('closingWithinDay'),
      sql<number>`count(*) filter (where engagement.published_at > ${dayBack})`.as('publishedWithinDay'),
    ])
    .executeTakeFirstOrThrow();
};

/** Which engagements are on one page: ids only, so that what stands in a row is read for the page alone. */
const pageOfIds = (scope: AgencyScope, filters: MarketFilters, approved: readonly Prequalification[]) =>
  filtered(scope, filters, approved)
    .select('engagement.id')
    .orderBy(closingNow(scope.now))
    .orderBy('engagement.id')
    .limit(filters.pageSize)
    .offset(filters.pageCurrent * filters.pageSize);

const pageOfRows = (scope: AgencyScope, filters: MarketFilters, approved: readonly Prequalification[]) =>
  scope.db
    .with('page', () => pageOfIds(scope, filters, approved))
    .selectFrom('page')
    .innerJoin('engagement', 'engagement.id', 'page.id')
    .innerJoin('tenant', 'tenant.id', 'engagement.clientId')
    .innerJoin('currency', 'currency.id', 'engagement.currencyId')
    .innerJoin('classification', 'classification.id', 'engagement.classificationId')
    .leftJoin('subClassification', 'subClassification.id', 'engagement.subClassificationId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('talentRequest')
          .select([
            sql<number>`coalesce(sum(no_of_roles), 0)::int`.as('noOfRoles'),
            sql<string | null>`min(coalesce(base_salary_from, base_salary_to))`.as('baseSalaryFrom'),
            sql<string | null>`max(coalesce(base_salary_to, base_salary_from))`.as('baseSalaryTo'),
          ])
          .whereRef('talentRequest.engagementId', '=', 'engagement.id')
          .where('talentRequest.publishedAt', 'is not', null)
          .where('talentRequest.statusId', '<>', talentRequestStatus.cancelled)
          .as('requests'),
      (join) => join.onTrue(),
    )
    .selectAll('engagement')
    .select([
      'tenant.name as clientName',
      'currency.code as currencyCode',
      'classification.value as classification',
      'subClassification.value as subClassification',
      'requests.noOfRoles',
      'requests.baseSalaryFrom',
      'requests.baseSalaryTo',
      closingNow(scope.now).as('closesAt'),
    ])
    .orderBy(closingNow(scope.now))
    .orderBy('engagement.id')
    .execute();

/** How an agency stands to an opportunity, as the list and the detail tell it. */
export const standingOf = (
  prequalification: Prequalification | undefined,
  applicationStatusId: number | undefined,
) => ({
  isPrequalificationApplied: prequalification !== undefined,
  prequalificationStageStatus: prequalification ? lookupValue(prequalificationStatuses, prequalification.statusId) : '',
  prequalificationStatusId: prequalification?.statusId ?? null,
  prequalificationDay: prequalification?.day ?? null,
  applicationStatusId: applicationStatusId ?? null,
  applicationStatus: lookupValue(applicationStatuses, applicationStatusId),
});

/** One page of what takes applications now, the soonest to close first, and how much there is. */
export const rowsOfMarket = async (
  scope: AgencyScope,
  filters: MarketFilters,
): Promise<{ records: OpportunityRow[]; total: number }> => {
  const approved = filters.prequalified ? await approvedFor(scope, scope.tenantId) : [];
  const { total } = await filtered(scope, filters, approved)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await pageOfRows(scope, filters, approved);
  const prequalifications = await prequalificationsOf(scope, scope.tenantId, [
    ...new Set(rows.map((row) => row.clientId)),
  ]);
  const applications = await applicationStatusesOf(
    scope,
    rows.map((row) => row.id),
  );
  const records = rows.map((row) => ({
    ...standingOf(prequalifications.get(keyText(row)), applications.get(row.id)),
    engagementId: row.id,
    engagementNumber: row.number,
    kind: row.kind,
    title: row.title,
    clientId: row.clientId,
    clientName: row.clientName,
    location: row.location,
    timeZone: row.timeZone,
    engagementTypeId: row.engagementTypeId,
    engagementType: lookupValue(engagementTypes, row.engagementTypeId),
    currencyId: row.currencyId,
    currencyIso: row.currencyCode,
    feeTypeId: row.feeTypeId,
    feePercent: row.feePercent,
    feeAmount: row.feeAmount,
    bidTypeId: row.bidTypeId,
    bidMethodId: row.bidMethodId,
    awardTypeId: row.awardTypeId,
    roleCategoryId: row.roleCategoryId,
    roleCategory: lookupValue(roleCategories, row.roleCategoryId),
    recruitmentTypeId: row.recruitmentTypeId,
    recruitmentType: lookupValue(recruitmentTypes, row.recruitmentTypeId),
    classification: row.classification,
    subClassification: row.subClassification,
    requiresPrequalification: row.requiresPrequalification,
    isDemo: row.isDemo,
    isPractice: row.isPractice,
    noOfRoles: row.noOfRoles ?? 0,
    baseSalaryFrom: row.baseSalaryFrom,
    baseSalaryTo: row.baseSalaryTo,
    closingAt: row.closesAt.toISOString(),
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
  }));
  return { records, total };
};

export const opportunities = async (
  scope: AgencyScope,
  filters: Filters,
): Promise<Answer<typeof listOpportunities>> => {
  const { records, total } = await rowsOfMarket(scope, filters);
  return { ...pageOf(records, filters, total), glance: await glance(scope) };
};
