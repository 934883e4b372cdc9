import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type { Operation } from '#contract/common/operation.ts';
import type * as operations from './operations.ts';

type Operations = typeof operations;

/** Defines the endpoint of a list. Every list is read with GET at `/api/v1/lookups/…`. */
const list = <O extends Operation>(name: O['name'], path: string): Endpoint<O> =>
  endpoint<O>(name, 'GET', `/api/v1/lookups/${path}`);

/** The endpoints of all lists, by name. */
export const lookupEndpointByName = {
  regions: list<Operations['regions']>('lookups.regions', 'getAllRegions'),
  countries: list<Operations['countries']>('lookups.countries', 'getAllCountries'),
  countriesOfRegion: list<Operations['countriesOfRegion']>(
    'lookups.countriesOfRegion',
    'getCountryByRegion/{regionId}',
  ),
  currencies: list<Operations['currencies']>('lookups.currencies', 'getAllCurrencies'),
  sectors: list<Operations['sectors']>('lookups.sectors', 'getAllSectors'),
  industriesOfSector: list<Operations['industriesOfSector']>(
    'lookups.industriesOfSector',
    'getIndustriesBySectorId/{id}',
  ),
  subIndustriesOfIndustry: list<Operations['subIndustriesOfIndustry']>(
    'lookups.subIndustriesOfIndustry',
    'getSubIndustryByIndustry/{id}',
  ),
  classifications: list<Operations['classifications']>('lookups.classifications', 'getAllClassifications'),
  subClassificationsOfClassification: list<Operations['subClassificationsOfClassification']>(
    'lookups.subClassificationsOfClassification',
    'getSubClassificationsByClassification/{id}',
  ),
  professions: list<Operations['professions']>('lookups.professions', 'getAllProfessions'),
  jobTitles: list<Operations['jobTitles']>('lookups.jobTitles', 'getJobTitles'),
  recruitmentTypes: list<Operations['recruitmentTypes']>('lookups.recruitmentTypes', 'getRecruitmentTypes'),
  roleCategories: list<Operations['roleCategories']>('lookups.roleCategories', 'getRoleCategories'),
  employmentClasses: list<Operations['employmentClasses']>('lookups.employmentClasses', 'getEmploymentClasses'),
  feeTypes: list<Operations['feeTypes']>('lookups.feeTypes', 'getFeeTypes'),
  bidTypes: list<Operations['bidTypes']>('lookups.bidTypes', 'getBidType'),
  bidMethods: list<Operations['bidMethods']>('lookups.bidMethods', 'getBidMethod'),
  awardTypes: list<Operations['awardTypes']>('lookups.awardTypes', 'getAwardType'),
  competitionTypes: list<Operations['competitionTypes']>('lookups.competitionTypes', 'getCompetitionType'),
  applicationStages: list<Operations['applicationStages']>('lookups.applicationStages', 'getStages'),
  prequalificationStatuses: list<Operations['prequalificationStatuses']>(
    'lookups.prequalificationStatuses',
    'getAllStatus',
  ),
  candidateStatuses: list<Operations['candidateStatuses']>('lookups.candidateStatuses', 'getCandidateStatuses'),
  statuses: list<Operations['statuses']>('lookups.statuses', 'getStatuses'),
  reasons: list<Operations['reasons']>('lookups.reasons', 'getReasons'),
};

export const lookupEndpoints: readonly Endpoint[] = Object.values(lookupEndpointByName);
