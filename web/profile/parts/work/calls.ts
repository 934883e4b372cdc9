import { queryOptions } from '@tanstack/react-query';
import { lookupEndpointByName } from '#contract/lookups/endpoints.ts';
import {
  addIndustriesEndpoint,
  addJobTitleEndpoint,
  changeClassificationEndpoint,
  changeSubClassificationEndpoint,
  deleteIndustryEndpoint,
  deleteJobTitleEndpoint,
  listClassificationsEndpoint,
  listIndustriesEndpoint,
  listJobTitlesEndpoint,
} from '#contract/profile/endpoints/work.ts';
import { callApi } from '#web/platform/client.ts';
import { useProfileMutation } from '#web/profile/client.ts';

export const classificationLookupQuery = queryOptions({
  queryKey: ['profile-lookups', 'classifications'],
  queryFn: ({ signal }) => callApi(lookupEndpointByName.classifications, {}, { signal }),
  staleTime: Infinity,
});

/** Loads a classification's sub-classifications. Disabled until a classification is chosen. */
export const profileSubClassificationsQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['profile-lookups', 'classifications', id],
    queryFn: ({ signal }) =>
      callApi(lookupEndpointByName.subClassificationsOfClassification, { id: id ?? 0 }, { signal }),
    enabled: id !== null,
    staleTime: Infinity,
  });

/** Loads an industry's sub-industries. Disabled until an industry is chosen. */
export const subIndustriesQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['profile-lookups', 'industries', id],
    queryFn: ({ signal }) => callApi(lookupEndpointByName.subIndustriesOfIndustry, { id: id ?? 0 }, { signal }),
    enabled: id !== null,
    staleTime: Infinity,
  });

export const jobTitleLookupQuery = queryOptions({
  queryKey: ['profile-lookups', 'job-titles'],
  queryFn: ({ signal }) => callApi(lookupEndpointByName.jobTitles, {}, { signal }),
  staleTime: Infinity,
});

/** Loads the agency's job classifications. */
export const classificationsQuery = queryOptions({
  queryKey: ['profile', 'classifications'],
  queryFn: ({ signal }) => callApi(listClassificationsEndpoint, {}, { signal }),
});
export const industriesQuery = queryOptions({
  queryKey: ['profile', 'industries'],
  queryFn: ({ signal }) => callApi(listIndustriesEndpoint, {}, { signal }),
});
export const jobTitlesQuery = queryOptions({
  queryKey: ['profile', 'job-titles'],
  queryFn: ({ signal }) => callApi(listJobTitlesEndpoint, {}, { signal }),
});

type ChangedClassification = ({ classificationId: number } | { subClassificationId: number }) & {
  isDeleted?: boolean;
};

/** Adds or removes a classification, or one of its sub-classifications. */
export const useChangeClassification = () =>
  useProfileMutation((changed: ChangedClassification) =>
    'classificationId' in changed
      ? callApi(changeClassificationEndpoint, changed)
      : callApi(changeSubClassificationEndpoint, changed),
  );

export const useAddIndustries = () =>
  useProfileMutation((industries: { industryId: number; subIndustryId: number | null }[]) =>
    callApi(addIndustriesEndpoint, { industries }),
  );

export const useDeleteIndustry = () =>
  useProfileMutation((tenantIndustryId: string) => callApi(deleteIndustryEndpoint, { tenantIndustryId }));

export const useAddJobTitle = () =>
  useProfileMutation((jobTitleId: number) => callApi(addJobTitleEndpoint, { jobTitleId }));

export const useDeleteJobTitle = () =>
  useProfileMutation((jobTitleId: number) => callApi(deleteJobTitleEndpoint, { jobTitleId }));
