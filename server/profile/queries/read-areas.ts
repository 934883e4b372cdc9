import type { ServiceArea } from '#contract/profile/shapes/area.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Lists the regions and countries that the agency serves, grouped by region. */
export const listAreas = (scope: AgencyScope): Promise<ServiceArea[]> =>
  scope.db
    .selectFrom('servedArea')
    .innerJoin('region', 'region.id', 'servedArea.regionId')
    .leftJoin('country', 'country.id', 'servedArea.countryId')
    .where('servedArea.tenantId', '=', scope.tenantId)
    .select([
      'servedArea.id as areaId',
      'servedArea.regionId',
      'region.value as region',
      'servedArea.countryId',
      'country.value as country',
    ])
    .orderBy('region.sort')
    .orderBy('country.value', (order) => order.asc().nullsFirst())
    .execute();
