import { lookupValue } from '#contract/common/lookup.ts';
import type { SentOutputOf } from '#contract/common/operation.ts';
import { employmentClasses, recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import type { listClientHistory as operation } from '#contract/profile/operations/client-history.ts';
import type { ClientHistory } from '#contract/profile/shapes/client-history.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToEditProfile } from '../policy.ts';

/** Finds all records of work done for clients, latest first, or only the record with the given ID. */
export const findClientHistory = async (scope: AgencyScope, id?: string): Promise<ClientHistory[]> => {
  const rows = await scope.db
    .selectFrom('clientHistory as history')
    .innerJoin('region', 'region.id', 'history.regionId')
    .innerJoin('country', 'country.id', 'history.countryId')
    .innerJoin('sector', 'sector.id', 'history.sectorId')
    .innerJoin('industry', 'industry.id', 'history.industryId')
    .select([
      'history.id as clientHistoryId',
      'history.client',
      'history.project',
      'history.location',
      'history.regionId',
      'region.value as region',
      'history.countryId',
      'country.value as country',
      'history.engagedDate',
      'history.sectorId',
      'sector.value as sector',
      'history.industryId',
      'industry.value as industry',
      'history.recruitmentTypeId',
      'history.roleCategoryId',
      'history.employmentClassId',
      'history.description',
    ])
    .where('history.tenantId', '=', scope.tenantId)
    .$if(id !== undefined, (query) => query.where('history.id', '=', id ?? ''))
    .orderBy('history.engagedDate', 'desc')
    .orderBy('history.id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    recruitmentType: lookupValue(recruitmentTypes, row.recruitmentTypeId),
    roleCategory: lookupValue(roleCategories, row.roleCategoryId),
    employmentClass: lookupValue(employmentClasses, row.employmentClassId),
  }));
};

/** Lists the client history of the caller's agency. */
export const listClientHistory = async (scope: AgencyScope): Promise<SentOutputOf<typeof operation>> => ({
  records: await findClientHistory(scope),
  can: { edit: rightToEditProfile(scope) },
});
