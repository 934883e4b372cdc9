import type { TenantClassification, TenantIndustry, TenantJobTitle } from '#contract/profile/shapes/work.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Lists the agency's classifications in the order of the lookup, each with its sub-classifications. */
export const listClassifications = async (scope: AgencyScope): Promise<TenantClassification[]> => {
  const rows = await scope.db
    .selectFrom('tenantClassification as own')
    .innerJoin('classification', 'classification.id', 'own.classificationId')
    .leftJoin('tenantSubClassification as part', 'part.tenantClassificationId', 'own.id')
    .leftJoin('subClassification', 'subClassification.id', 'part.subClassificationId')
    .where('own.tenantId', '=', scope.tenantId)
    .select([
      'own.id',
      'own.classificationId',
      'classification.value as classification',
      'own.withAllSubClassifications',
      'part.id as partId',
      'part.subClassificationId',
      'subClassification.value as subClassification',
    ])
    .orderBy('classification.sort')
    .orderBy('subClassification.sort')
    .execute();
  const found = new Map<string, TenantClassification>();
  for (const row of rows) {
    const one = found.get(row.id) ?? {
      tenantClassificationId: row.id,
      classificationId: row.classificationId,
      classification: row.classification,
      withAllSubClassifications: row.withAllSubClassifications,
      tenantSubClassifications: [],
    };
    if (row.partId !== null && row.subClassificationId !== null && row.subClassification !== null) {
      one.tenantSubClassifications.push({
        tenantSubClassificationId: row.partId,
        subClassificationId: row.subClassificationId,
        subClassification: row.subClassification,
      });
    }
    found.set(row.id, one);
  }
  return [...found.values()];
};

export const checkClassifications = async (scope: AgencyScope): Promise<{ hasClassifications: boolean }> => {
  const one = await scope.db
    .selectFrom('tenantClassification')
    .select('id')
    .where('tenantId', '=', scope.tenantId)
    .limit(1)
    .executeTakeFirst();
  return { hasClassifications: one !== undefined };
};

/** Lists the agency's industries in the order of the lookup. A whole industry comes before its sub-industries. */
export const listIndustries = (scope: AgencyScope): Promise<TenantIndustry[]> =>
  scope.db
    .selectFrom('tenantIndustry as own')
    .innerJoin('industry', 'industry.id', 'own.industryId')
    .innerJoin('sector', 'sector.id', 'industry.sectorId')
    .leftJoin('subIndustry', 'subIndustry.id', 'own.subIndustryId')
    .where('own.tenantId', '=', scope.tenantId)
    .select([
      'own.id as tenantIndustryId',
      'industry.sectorId',
      'sector.value as sector',
      'own.industryId',
      'industry.value as industry',
      'own.subIndustryId',
      'subIndustry.value as subIndustry',
    ])
    .orderBy('sector.sort')
    .orderBy('industry.sort')
    .orderBy('subIndustry.sort', (order) => order.asc().nullsFirst())
    .execute();

/** Lists the agency's job titles, by name. */
export const listJobTitles = (scope: AgencyScope): Promise<TenantJobTitle[]> =>
  scope.db
    .selectFrom('tenantJobTitle as own')
    .innerJoin('jobTitle', 'jobTitle.id', 'own.jobTitleId')
    .innerJoin('profession', 'profession.id', 'jobTitle.professionId')
    .where('own.tenantId', '=', scope.tenantId)
    .select(['own.jobTitleId', 'jobTitle.value as jobTitle', 'jobTitle.professionId', 'profession.value as profession'])
    .orderBy('jobTitle.value')
    .execute();
