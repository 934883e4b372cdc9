import { applicationStatuses, type ApplicationStatusId } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import { recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import type { OpportunityRow } from '#contract/opportunities/shapes.ts';
import { prequalificationStatuses } from '#contract/prequalification/states.ts';
import { listApplicationStatuses } from '#server/applications/public.ts';
import { effectiveClosingTime, baseEngagementFields, feeFacts } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import {
  prequalificationKeyText,
  findLatestPrequalifications,
  type Prequalification,
} from '#server/prequalification/public.ts';
import { selectRequestTotals } from './select-request-totals.ts';

const readRows = (scope: AgencyScope, ids: readonly string[]) =>
  scope.db
    .selectFrom('engagement')
    .innerJoin('tenant', 'tenant.id', 'engagement.clientId')
    .innerJoin('currency', 'currency.id', 'engagement.currencyId')
    .innerJoin('classification', 'classification.id', 'engagement.classificationId')
    .leftJoin('subClassification', 'subClassification.id', 'engagement.subClassificationId')
    .leftJoinLateral(selectRequestTotals, (join) => join.onTrue())
    .selectAll('engagement')
    .select([
      'tenant.name as clientName',
      'currency.code as currencyCode',
      'classification.value as classification',
      'subClassification.value as subClassification',
      'requests.noOfRoles',
      'requests.baseSalaryFrom',
      'requests.baseSalaryTo',
      effectiveClosingTime(scope.now).as('closesAt'),
    ])
    .where('engagement.id', 'in', ids)
    .execute();

/** Returns the agency's prequalification for an opportunity, for the list and the detail page. */
export const prequalificationStateView = (
  prequalification: Prequalification | undefined,
  applicationStatusId: ApplicationStatusId | undefined,
) => ({
  isPrequalificationApplied: prequalification !== undefined,
  prequalificationStageStatus: prequalification ? lookupValue(prequalificationStatuses, prequalification.statusId) : '',
  prequalificationStatusId: prequalification?.statusId ?? null,
  prequalificationDay: prequalification?.day ?? null,
  applicationStatusId: applicationStatusId ?? null,
  applicationStatus: lookupValue(applicationStatuses, applicationStatusId),
});

/** Returns the rows of these opportunities, in the order of the IDs. */
export const listOpportunityRows = async (scope: AgencyScope, ids: readonly string[]): Promise<OpportunityRow[]> => {
  if (ids.length === 0) return [];
  const rows = await readRows(scope, ids);
  const prequalifications = await findLatestPrequalifications(scope, scope.tenantId, [
    ...new Set(rows.map((row) => row.clientId)),
  ]);
  const applications = await listApplicationStatuses(
    scope,
    rows.map((row) => row.id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
  return inOrder.map((row) => ({
    ...prequalificationStateView(prequalifications.get(prequalificationKeyText(row)), applications.get(row.id)),
    ...baseEngagementFields({ ...row, closingAt: row.closesAt }),
    ...feeFacts(row),
    clientId: row.clientId,
    clientName: row.clientName,
    location: row.location,
    roleCategoryId: row.roleCategoryId,
    roleCategory: lookupValue(roleCategories, row.roleCategoryId),
    recruitmentTypeId: row.recruitmentTypeId,
    recruitmentType: lookupValue(recruitmentTypes, row.recruitmentTypeId),
    classification: row.classification,
    subClassification: row.subClassification,
    requiresPrequalification: row.requiresPrequalification,
    isDemo: row.isDemo,
    noOfRoles: row.noOfRoles ?? 0,
    baseSalaryFrom: row.baseSalaryFrom,
    baseSalaryTo: row.baseSalaryTo,
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
  }));
};
