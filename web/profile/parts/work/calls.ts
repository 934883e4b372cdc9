import { queryOptions } from '@tanstack/react-query';
import { lookupsEndpoint } from '#contract/lookups/endpoints.ts';
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
import { call } from '#web/platform/client.ts';
import { useProfileChange } from '#web/profile/client.ts';

export const classificationLookupQuery = queryOptions({
  queryKey: ['profile-lookups', 'classifications'],
  queryFn: ({ signal }) => call(lookupsEndpoint.classifications, {}, { signal }),
  staleTime: Infinity,
});

/** Loads a classification's parts. Disabled until a classification is chosen. */
export const partsOfClassificationQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['profile-lookups', 'classifications', id],
    queryFn: ({ signal }) => call(lookupsEndpoint.subClassificationsOfClassification, { id: id ?? 0 }, { signal }),
    enabled: id !== null,
    staleTime: Infinity,
  });

/** Loads an industry's parts. Disabled until an industry is chosen. */
export const partsOfIndustryQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['profile-lookups', 'industries', id],
    queryFn: ({ signal }) => call(lookupsEndpoint.subIndustriesOfIndustry, { id: id ?? 0 }, { signal }),
    enabled: id !== null,
    staleTime: Infinity,
  });

export const jobTitleLookupQuery = queryOptions({
  queryKey: ['profile-lookups', 'job-titles'],
  queryFn: ({ signal }) => call(lookupsEndpoint.jobTitles, {}, { signal }),
  staleTime: Infinity,
});

/** Loads the agency's job classifications. */
export const classificationsQuery = queryOptions({
  queryKey: ['profile', 'classifications'],
  queryFn: ({ signal }) => call(listClassificationsEndpoint, {}, { signal }),
});
export const industriesQuery = queryOptions({
  queryKey: ['profile', 'industries'],
  queryFn: ({ signal }) => call(listIndustriesEndpoint, {}, { signal }),
});
export const jobTitlesQuery = queryOptions({
  queryKey: ['profile', 'job-titles'],
  queryFn: ({ signal }) => call(listJobTitlesEndpoint, {}, { signal }),
});

type ChangedClassification = ({ classificationId: number } | { subClassificationId: number }) & {
  isDeleted?: boolean;
};

/** Adds or removes a classification, or one of its parts. */
export const useChangeClassification = () =>
  useProfileChange((changed: ChangedClassification) =>
    'classificationId' in changed
      ? call(changeClassificationEndpoint, changed)
      : call(changeSubClassificationEndpoint, changed),
  );

export const useAddIndustries = () =>
  useProfileChange((industries: { industryId: number; subIndustryId: number | null }[]) =>
    call(addIndustriesEndpoint, { industries }),
  );

export const useDeleteIndustry = () =>
  useProfileChange((tenantIndustryId: string) => call(deleteIndustryEndpoint, { tenantIndustryId }));

export const useAddJobTitle = () => useProfileChange((jobTitleId: number) => call(addJobTitleEndpoint, { jobTitleId }));

export const useDeleteJobTitle = () =>
  useProfileChange((jobTitleId: number) => call(deleteJobTitleEndpoint, { jobTitleId }));
