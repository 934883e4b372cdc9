import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { lookupsAt } from '#contract/lookups/addresses.ts';
import { readBiographyAt, updateBiographyAt } from '#contract/profile/addresses/biography.ts';
import {
  readCompletionAt,
  readTenantInfoAt,
  updateDetailsAt,
  updateHeadOfficeAt,
} from '#contract/profile/addresses/details.ts';
import {
  createAreaAt,
  createOfficeAt,
  deleteAreaAt,
  deleteOfficeAt,
  updateOfficeAt,
} from '#contract/profile/addresses/places.ts';
import type { createArea } from '#contract/profile/operations/areas.ts';
import type { FeedMessage } from '#contract/notifications/shapes.ts';
import type { readBiography } from '#contract/profile/operations/biography.ts';
import type { readTenantInfo, updateDetails, updateHeadOffice } from '#contract/profile/operations/details.ts';
import type { createOffice } from '#contract/profile/operations/offices.ts';
import { headOffice } from '#contract/profile/shapes/address.ts';
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

/** The market regions. */
export const regionsQuery = queryOptions({
  queryKey: ['profile-lookups', 'regions'],
  queryFn: ({ signal }) => call(lookupsAt.regions, {}, { signal }),
  staleTime: Infinity,
});

export const profileLive: LiveMap = {
  all: [['profile']],
  of: (message) => (isAbout(message, 'profile') ? [['profile']] : []),
};

/** What is told of the agency that every page shows: its name, its logo, what Rolecall has decided on it. */
const inEverySight = [
  'profile.brand-changed',
  'profile.assessment-confirmed',
  'profile.agency-approved',
  'profile.agency-declined',
];

/** Whether a message makes old what the page knows of who is signed in. */
export const changesSession = ({ kind }: FeedMessage): boolean => inEverySight.includes(kind);

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

type Address = SentInputOf<typeof createOffice> | (SentInputOf<typeof updateHeadOffice> & { type: typeof headOffice });

interface SavedAddress {
  officeAddressId: string | null;
  address: Address;
}

/** Saves the head office, changes the address with the id, or adds one. */
export const useSaveAddress = () =>
  useProfileChange(({ officeAddressId, address }: SavedAddress) => {
    if (address.type === headOffice) {
      const { type: _head, ...office } = address;
      return call(updateHeadOfficeAt, office);
    }
    return officeAddressId === null
      ? call(createOfficeAt, address)
      : call(updateOfficeAt, { officeAddressId, ...address });
  });

export const useDeleteOffice = () =>
  useProfileChange((officeAddressId: string) => call(deleteOfficeAt, { officeAddressId }));

export const useCreateArea = () => useProfileChange((area: SentInputOf<typeof createArea>) => call(createAreaAt, area));

export const useDeleteArea = () => useProfileChange((areaId: string) => call(deleteAreaAt, { areaId }));
export type Biography = OutputOf<typeof readBiography>;

export const biographyQuery = queryOptions({
  queryKey: ['profile', 'biography'],
  queryFn: ({ signal }) => call(readBiographyAt, {}, { signal }),
});

/** Saves what the agency says about itself, as rich text. */
export const useSaveBiography = () => useProfileChange((biography: string) => call(updateBiographyAt, { biography }));
