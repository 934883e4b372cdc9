import { sql } from 'kysely';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { listMatchingOpportunities as operation } from '#contract/opportunities/operations/search.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { matchReasons, type MatchProfile } from '../rules/match-reasons.ts';
import { profileQuery } from '../rules/search-query.ts';
import { findOpportunityPage, closingOrderSearch } from './index-search.ts';
import { listOpportunityRows } from './opportunity-rows.ts';

/** Returns the agency's classifications and regions, and the clients that have hired its candidates. */
const profileOf = async (scope: AgencyScope): Promise<MatchProfile> => {
  const classifications = await scope.db
    .selectFrom('tenantClassification as own')
    .innerJoin('classification', 'classification.id', 'own.classificationId')
    .leftJoin('tenantSubClassification as part', 'part.tenantClassificationId', 'own.id')
    .select(['own.classificationId', 'classification.value', 'own.withAllSubClassifications as isWhole'])
    .select(sql<number[]>`array_remove(array_agg(part.sub_classification_id), null)`.as('parts'))
    .where('own.tenantId', '=', scope.tenantId)
    .groupBy(['own.id', 'classification.value'])
    .execute();
  const areas = await scope.db
    .selectFrom('servedArea')
    .innerJoin('region', 'region.id', 'servedArea.regionId')
    .leftJoin('country', 'country.id', 'servedArea.countryId')
    .select(['servedArea.regionId', 'servedArea.countryId', 'region.value as region', 'country.value as country'])
    .where('servedArea.tenantId', '=', scope.tenantId)
    .execute();
  const clients = await scope.db
    .selectFrom('candidate')
    .select(['clientId', (eb) => eb.fn.countAll<number>().as('hires')])
    .where('supplierId', '=', scope.tenantId)
    .where('statusId', '=', candidateStatus.hired)
    .groupBy('clientId')
    .execute();
  return { classifications, areas, clients };
};

const placesOf = async (scope: AgencyScope, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : await scope.db
        .selectFrom('engagement')
        .select(['id', 'classificationId', 'subClassificationId', 'regionId', 'countryId', 'clientId'])
        .where('id', 'in', ids)
        .execute();

/** Returns the opportunities that match the agency, soonest to close first, each with the reasons why it matches. */
export const listMatchingOpportunities = async (
  scope: AgencyScope,
  page: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const profile = await profileOf(scope);
  const query = profileQuery({
    classificationIds: profile.classifications.filter((one) => one.isWhole).map((one) => one.classificationId),
    partsOf: profile.classifications
      .filter((one) => !one.isWhole)
      .map(({ classificationId, parts }) => ({ classificationId, subClassificationIds: parts })),
    regionIds: profile.areas.filter((area) => area.countryId === null).map((area) => area.regionId),
    countryIds: profile.areas.flatMap(({ countryId }) => countryId ?? []),
    clientIds: profile.clients.map(({ clientId }) => clientId),
  });
  if (query === null) return { ...toPage([], page, 0), isTotalAtLeast: false };
  const { ids, total, isTotalAtLeast } = await findOpportunityPage(scope, closingOrderSearch(query), page);
  const facts = new Map((await placesOf(scope, ids)).map((one) => [one.id, one]));
  const rows = await listOpportunityRows(scope, ids);
  const records = rows.map((row) => {
    const fact = facts.get(row.engagementId);
    return { ...row, reasons: fact ? matchReasons(profile, fact, row.clientName) : [] };
  });
  return { ...toPage(records, page, total), isTotalAtLeast };
};
