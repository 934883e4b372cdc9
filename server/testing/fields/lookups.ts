import type { Endpoint } from '#contract/common/endpoint.ts';
import { lookupsEndpoint } from '#contract/lookups/endpoints.ts';

/** The endpoint that returns each lookup list, by the list's name. */
export const lookupLists: Readonly<Record<string, [Endpoint, object]>> = {
  country: [lookupsEndpoint.countries, {}],
  region: [lookupsEndpoint.regions, {}],
  sector: [lookupsEndpoint.sectors, {}],
  industry: [lookupsEndpoint.industriesOfSector, { id: 1 }],
  classification: [lookupsEndpoint.classifications, {}],
  'sub-classification': [lookupsEndpoint.subClassificationsOfClassification, { id: 1 }],
  profession: [lookupsEndpoint.professions, {}],
  'recruitment type': [lookupsEndpoint.recruitmentTypes, {}],
  'role category': [lookupsEndpoint.roleCategories, {}],
  'employment class': [lookupsEndpoint.employmentClasses, {}],
  currency: [lookupsEndpoint.currencies, {}],
  'job title': [lookupsEndpoint.jobTitles, {}],
};
