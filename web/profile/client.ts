import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { lookupsAt } from '#contract/lookups/addresses.ts';
import {
  readCompletionAt,
  readTenantInfoAt,
  updateDetailsAt,
  updateHeadOfficeAt,
} from '#contract/profile/addresses/details.ts';
import type { readTenantInfo, updateDetails, updateHeadOffice } from '#contract/profile/operations/details.ts';
import { call } from '#web/platform/client.ts';
import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

export type ProfileDetails = OutputOf<typeof readTenantInfo>['profileDetails'];

/** How complete the profile is, and what the agency may do with it. */
export const completionQuery = queryOptions({
  queryKey: ['profile', 'completion'],
  queryFn: ({ signal }) => call(readCompletionAt, {}, { signal }),
});

export const detailsQuery = queryOptions({
  queryKey: ['profile', 'details'],
  queryFn: ({ signal }) => call(readTenantInfoAt, {}, { signal }),
});

/** The countries of the world, by name. */
export const countriesQuery = queryOptions({
  queryKey: ['profile-lookups', 'countries'],
  queryFn: ({ signal }) => call(lookupsAt.countries, {}, { signal }),
  staleTime: Infinity,
});

export const profileLive: LiveMap = {
  all: [['profile']],
  of: (message) => (isAbout(message, 'profile') ? [['profile']] : []),
};

/** A write of the profile: everything that is shown of it is asked for again. */
export const useProfileChange = <Given, Found>(send: (given: Given) => Promise<Found>) => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => queries.invalidateQueries({ queryKey: ['profile'] }) });
};

interface SavedDetails {
  details: SentInputOf<typeof updateDetails> | null;
  headOffice: SentInputOf<typeof updateHeadOffice> | null;
}

/** Saves what was changed of the details and of the head office. */
export const useSaveDetails = () =>
  useProfileChange(async ({ details, headOffice }: SavedDetails) => {
    if (details) await call(updateDetailsAt, details);
    if (headOffice) await call(updateHeadOfficeAt, headOffice);
  });
