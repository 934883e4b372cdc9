import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import {
  bidMethods,
  engagementTypes,
  feeTypes,
  engagementKindNames,
  type EngagementKind,
  type EngagementTypeId,
  type FeeTypeId,
} from '#contract/engagements/states.ts';
import { recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import type { downloadAvailableOpportunitiesReport as operation } from '#contract/reports/operations.ts';
import { effectiveClosingTime } from '#server/engagements/public.ts';
import { selectProfileMatches, selectRequestTotals, prequalificationStateView } from '#server/opportunities/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { prequalificationKeyText, findLatestPrequalifications } from '#server/prequalification/public.ts';
import { reportCellCopy } from '../copy.ts';
import { amountCell, countCell, dateTimeCell, paddedCell, percentCell } from './columns.ts';
import { batchesOf, createReportFile, type ReportPeriod, type ReportColumn } from './report-file.ts';

interface Found {
  number: number;
  title: string;
  clientId: string;
  clientName: string;
  location: string;
  region: string;
  kind: EngagementKind;
  engagementTypeId: EngagementTypeId;
  classification: string;
  subClassification: string | null;
  roleCategoryId: number;
  recruitmentTypeId: number;
  noOfRoles: number;
  baseSalaryFrom: string | null;
  baseSalaryTo: string | null;
  feeTypeId: FeeTypeId;
  feePercent: string | null;
  feeAmount: string | null;
  bidMethodId: number | null;
  currency: string;
  digits: number;
  requiresPrequalification: boolean;
  publishedAt: Date | null;
  closingAt: Date;
  applicationStatusId: ApplicationStatusId | null;
}
type Row = Found & ReturnType<typeof prequalificationStateView>;

/** Describes the prequalification as the list page does, or says that the engagement doesn't require one. */
const prequalificationWords = (row: Row): string => {
  if (!row.requiresPrequalification) return reportCellCopy.notRequired;
  return row.prequalificationStageStatus === '' ? reportCellCopy.notRequested : row.prequalificationStageStatus;
};

/** Returns the basis of a success fee, or the bid method if the agency names the price. */
const feeWords = (row: Row): string =>
  row.kind === 'competitive' ? lookupValue(bidMethods, row.bidMethodId) : lookupValue(feeTypes, row.feeTypeId);

/**
 * Returns the recruitment type capitalised as on the screens, because the lookup has the specification's lower-case
 * word.
 */
const recruitmentWords = (row: Row): string => {
  const value = lookupValue(recruitmentTypes, row.recruitmentTypeId);
  return value.charAt(0).toUpperCase() + value.slice(1);
};

const columns: readonly ReportColumn<Row>[] = [
  { header: 'number', width: 10, cell: (row) => paddedCell(row.number) },
  { header: 'title', width: 36, cell: (row) => row.title },
  { header: 'client', width: 24, cell: (row) => row.clientName },
  { header: 'location', width: 22, cell: (row) => row.location },
  { header: 'region', width: 26, cell: (row) => row.region },
  { header: 'kind', width: 13, cell: (row) => engagementKindNames[row.kind] },
  { header: 'engagementType', width: 22, cell: (row) => lookupValue(engagementTypes, row.engagementTypeId) },
  { header: 'classification', width: 28, cell: (row) => row.classification },
  { header: 'subClassification', width: 24, cell: (row) => row.subClassification },
  { header: 'roleCategory', width: 20, cell: (row) => lookupValue(roleCategories, row.roleCategoryId) },
  { header: 'recruitmentType', width: 17, cell: recruitmentWords },
  { header: 'roles', width: 8, cell: (row) => countCell(row.noOfRoles) },
  { header: 'baseSalaryFrom', width: 17, cell: (row) => amountCell(row.baseSalaryFrom, row.digits) },
  { header: 'baseSalaryTo', width: 17, cell: (row) => amountCell(row.baseSalaryTo, row.digits) },
  { header: 'fee', width: 24, cell: feeWords },
  { header: 'feePercent', width: 13, cell: (row) => percentCell(row.feePercent) },
  { header: 'feeAmount', width: 14, cell: (row) => amountCell(row.feeAmount, row.digits) },
  { header: 'currency', width: 10, cell: (row) => row.currency },
  { header: 'prequalification', width: 17, cell: prequalificationWords },
  { header: 'application', width: 14, cell: (row) => row.applicationStatus },
  { header: 'published', width: 18, cell: (row, clock) => dateTimeCell(row.publishedAt, clock) },
  { header: 'closing', width: 18, cell: (row, clock) => dateTimeCell(row.closingAt, clock) },
];

const published = (scope: AgencyScope, { from, to }: ReportPeriod) =>
  selectProfileMatches(scope)
    .innerJoin('currency', 'currency.id', 'engagement.currencyId')
    .innerJoin('region', 'region.id', 'engagement.regionId')
    .innerJoin('classification', 'classification.id', 'engagement.classificationId')
    .leftJoin('subClassification', 'subClassification.id', 'engagement.subClassificationId')
    .innerJoinLateral(selectRequestTotals, (join) => join.onTrue())
    .leftJoin('application', (join) =>
      join.onRef('application.engagementId', '=', 'engagement.id').on('application.supplierId', '=', scope.tenantId),
    )
    .where('engagement.publishedAt', '>=', from)
    .where('engagement.publishedAt', '<', to)
    .select(['engagement.number', 'engagement.title', 'engagement.clientId', 'engagement.location'])
    .select([
      'engagement.kind',
      'engagement.engagementTypeId',
      'engagement.roleCategoryId',
      'engagement.recruitmentTypeId',
    ])
    .select(['engagement.feeTypeId', 'engagement.feePercent', 'engagement.feeAmount', 'engagement.bidMethodId'])
    .select(['engagement.requiresPrequalification', 'engagement.publishedAt'])
    .select(effectiveClosingTime(scope.now).as('closingAt'))
    .select(['tenant.name as clientName', 'region.value as region', 'currency.code as currency', 'currency.digits'])
    .select(['classification.value as classification', 'subClassification.value as subClassification'])
    .select('application.statusId as applicationStatusId')
    .select(['requests.noOfRoles', 'requests.baseSalaryFrom', 'requests.baseSalaryTo'])
    .orderBy(effectiveClosingTime(scope.now))
    .orderBy('engagement.id');

/** Adds the agency's prequalification and application to each row, as in the list of opportunities. */
async function* withPrequalificationState(scope: AgencyScope, batches: AsyncIterable<Found[]>): AsyncGenerator<Row[]> {
  for await (const rows of batches) {
    const clients = [...new Set(rows.map(({ clientId }) => clientId))];
    const prequalifications = await findLatestPrequalifications(scope, scope.tenantId, clients);
    yield rows.map((row) => ({
      ...row,
      ...prequalificationStateView(
        prequalifications.get(prequalificationKeyText(row)),
        row.applicationStatusId ?? undefined,
      ),
    }));
  }
}

/**
 * Exports opportunities that are open now, were published in the period and match the agency's profile, soonest closing
 * first.
 */
export const downloadOpportunityReport = (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> =>
  createReportFile(scope, 'availableOpportunities', input, {
    columns,
    rows: (period) => withPrequalificationState(scope, batchesOf<Found>(scope, published(scope, period))),
  });
