import { queryOptions } from '@tanstack/react-query';
import { lookupEndpointByName } from '#contract/lookups/endpoints.ts';
import { callApi } from '#web/platform/client.ts';

/** The lookup lists that don't depend on another list, in the order in which they are offered. */
export const lookupLists = [
  'classifications',
  'professions',
  'jobTitles',
  'sectors',
  'regions',
  'countries',
  'currencies',
  'recruitmentTypes',
  'roleCategories',
  'employmentClasses',
  'feeTypes',
  'bidTypes',
  'bidMethods',
  'awardTypes',
  'competitionTypes',
  'applicationStages',
  'prequalificationStatuses',
  'candidateStatuses',
] as const;
export type LookupList = (typeof lookupLists)[number];

export interface LookupRow {
  id: number;
  value: string;
  code?: string;
}

export const lookupQuery = (list: LookupList) =>
  queryOptions({
    queryKey: ['lookups', list],
    queryFn: ({ signal }): Promise<LookupRow[]> =>
      callApi(lookupEndpointByName[list] as (typeof lookupEndpointByName)['regions'], {}, { signal }),
    staleTime: Infinity,
  });
