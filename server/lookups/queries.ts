import type { Scope } from '#server/platform/scope/scope.ts';

// The database sorts by code point, which would put Å after Z.
const { compare } = new Intl.Collator('en');
const byValue = <T extends { value: string }>(rows: T[]): T[] => rows.toSorted((a, b) => compare(a.value, b.value));

export const listRegions = (scope: Scope) =>
  scope.db.selectFrom('region').select(['id', 'value']).orderBy('sort').execute();

export const listCountries = async (scope: Scope) =>
  byValue(await scope.db.selectFrom('country').select(['id', 'value', 'code', 'regionId']).execute());

/** Lists the countries in a region; empty for an unknown region. */
export const listCountriesOfRegion = async (scope: Scope, { regionId }: { regionId: number }) =>
  byValue(
    await scope.db
      .selectFrom('country')
      .select(['id', 'value', 'code', 'regionId'])
      .where('regionId', '=', regionId)
      .execute(),
  );

export const listCurrencies = (scope: Scope) =>
  scope.db.selectFrom('currency').select(['id', 'value', 'code', 'digits']).orderBy('code').execute();

export const listSectors = (scope: Scope) =>
  scope.db.selectFrom('sector').select(['id', 'value']).orderBy('sort').execute();

export const listIndustriesOfSector = (scope: Scope, { id }: { id: number }) =>
  scope.db
    .selectFrom('industry')
    .select(['id', 'value', 'sectorId'])
    .where('sectorId', '=', id)
    .orderBy('sort')
    .execute();

export const listSubIndustriesOfIndustry = (scope: Scope, { id }: { id: number }) =>
  scope.db
    .selectFrom('subIndustry')
    .select(['id', 'value', 'industryId'])
    .where('industryId', '=', id)
    .orderBy('sort')
    .execute();

export const listClassifications = (scope: Scope) =>
  scope.db.selectFrom('classification').select(['id', 'value']).orderBy('sort').execute();

export const listSubClassificationsOfClassification = (scope: Scope, { id }: { id: number }) =>
  scope.db
    .selectFrom('subClassification')
    .select(['id', 'value', 'classificationId'])
    .where('classificationId', '=', id)
    .orderBy('sort')
    .execute();

export const listProfessions = async (scope: Scope) =>
  byValue(await scope.db.selectFrom('profession').select(['id', 'value', 'iscoCode', 'oscaCode']).execute());

export const listJobTitles = async (scope: Scope) =>
  byValue(await scope.db.selectFrom('jobTitle').select(['id', 'value', 'professionId']).execute());
