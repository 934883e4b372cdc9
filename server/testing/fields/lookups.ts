import type { Endpoint } from '#contract/common/endpoint.ts';
import { lookupEndpointByName } from '#contract/lookups/endpoints.ts';

/** The endpoint that returns each lookup list, by the list's name. */
export const lookupLists: Readonly<Record<string, [Endpoint, object]>> = {
  country: [lookupEndpointByName.countries, {}],
  region: [lookupEndpointByName.regions, {}],
  sector: [lookupEndpointByName.sectors, {}],
  industry: [lookupEndpointByName.industriesOfSector, { id: 1 }],
  classification: [lookupEndpointByName.classifications, {}],
  'sub-classification': [lookupEndpointByName.subClassificationsOfClassification, { id: 1 }],
  profession: [lookupEndpointByName.professions, {}],
  'recruitment type': [lookupEndpointByName.recruitmentTypes, {}],
  'role category': [lookupEndpointByName.roleCategories, {}],
  'employment class': [lookupEndpointByName.employmentClasses, {}],
  currency: [lookupEndpointByName.currencies, {}],
  'job title': [lookupEndpointByName.jobTitles, {}],
};
