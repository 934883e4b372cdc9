import { queryOptions } from '@tanstack/react-query';
import { lookupsAt } from '#contract/lookups/addresses.ts';
import {
  addIndustriesAt,
  addJobTitleAt,
  changeClassificationAt,
  changeSubClassificationAt,
  deleteIndustryAt,
  deleteJobTitleAt,
  listClassificationsAt,
  listIndustriesAt,
  listJobTitlesAt,
} from '#contract/profile/addresses/work.ts';
import { call } from '#web/platform/client.ts';
import { useProfileChange } from '#web/profile/client.ts';

export const knownClassificationsQuery = queryOptions({
  queryKey: ['profile-lookups', 'classifications'],
  queryFn: ({ signal }) => call(lookupsAt.classifications, {}, { signal }),
  staleTime: Infinity,
});

/** The parts of a classification; none while none is chosen. */
export const partsOfClassificationQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['profile-lookups', 'classifications', id],
    queryFn: ({ signal }) => call(lookupsAt.subClassificationsOfClassification, { id: id ?? 0 }, { signal }),
    enabled: id !== null,
    staleTime: Infinity,
  });

/** The parts of an industry; none while none is chosen. */
export const partsOfIndustryQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['profile-lookups', 'industries', id],
    queryFn: ({ signal }) => call(lookupsAt.subIndustriesOfIndustry, { id: id ?? 0 }, { signal }),
    enabled: id !== null,
    staleTime: Infinity,
  });

export const knownJobTitlesQuery = queryOptions({
  queryKey: ['profile-lookups', 'job-titles'],
  queryFn: ({ signal }) => call(lookupsAt.jobTitles, {}, { signal }),
  staleTime: Infinity,
});

/** What the agency recruits for. */
export const classificationsQuery = queryOptions({
  queryKey: ['profile', 'classifications'],
  queryFn: ({ signal }) => call(listClassificationsAt, {}, { signal }),
});
export const industriesQuery = queryOptions({
  queryKey: ['profile', 'industries'],
  queryFn: ({ signal }) => call(listIndustriesAt, {}, { signal }),
});
export const jobTitlesQuery = queryOptions({
  queryKey: ['profile', 'job-titles'],
  queryFn: ({ signal }) => call(listJobTitlesAt, {}, { signal }),
});

type ChangedClassification = ({ classificationId: number } | { subClassificationId: number }) & {
  isDeleted?: boolean;
};

/** Adds or takes away a classification, or a part of one. */
export const useChangeClassification = () =>
  useProfileChange((changed: ChangedClassification) =>
    'classificationId' in changed ? call(changeClassificationAt, changed) : call(changeSubClassificationAt, changed),
  );

export const useAddIndustries = () =>
  useProfileChange((industries: { industryId: number; subIndustryId: number | null }[]) =>
    call(addIndustriesAt, { industries }),
  );

export const useDeleteIndustry = () =>
  useProfileChange((tenantIndustryId: string) => call(deleteIndustryAt, { tenantIndustryId }));

export const useAddJobTitle = () => useProfileChange((jobTitleId: number) => call(addJobTitleAt, { jobTitleId }));

export const useDeleteJobTitle = () => useProfileChange((jobTitleId: number) => call(deleteJobTitleAt, { jobTitleId }));
