import type { Address } from '#contract/common/address.ts';
import { lookupsAt } from '#contract/lookups/addresses.ts';

/** The names of the lookups, and where each is read. */
export const lookupLists: Readonly<Record<string, [Address, object]>> = {
  country: [lookupsAt.countries, {}],
  region: [lookupsAt.regions, {}],
  sector: [lookupsAt.sectors, {}],
  industry: [lookupsAt.industriesOfSector, { id: 1 }],
  classification: [lookupsAt.classifications, {}],
  'sub-classification': [lookupsAt.subClassificationsOfClassification, { id: 1 }],
  profession: [lookupsAt.professions, {}],
  'recruitment type': [lookupsAt.recruitmentTypes, {}],
  'role category': [lookupsAt.roleCategories, {}],
  'employment class': [lookupsAt.employmentClasses, {}],
  currency: [lookupsAt.currencies, {}],
  'job title': [lookupsAt.jobTitles, {}],
};
