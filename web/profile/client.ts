import { queryOptions } from '@tanstack/react-query';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { lookupEndpointByName } from '#contract/lookups/endpoints.ts';
import {
  updateAssessmentConfirmationEndpoint,
  confirmAssessmentEndpoint,
  createAssessmentEndpoint,
  deleteAssessmentFileEndpoint,
  downloadAssessmentFileEndpoint,
  previewAssessmentEndpoint,
  readAssessmentEndpoint,
  updateAssessmentEndpoint,
  uploadAssessmentFileEndpoint,
} from '#contract/profile/endpoints/assessment.ts';
import { readBiographyEndpoint, updateBiographyEndpoint } from '#contract/profile/endpoints/biography.ts';
import {
  createClientHistoryEndpoint,
  deleteClientHistoryEndpoint,
  listClientHistoryEndpoint,
  updateClientHistoryEndpoint,
} from '#contract/profile/endpoints/client-history.ts';
import { uploadLogoEndpoint } from '#contract/profile/endpoints/logo.ts';
import {
  readTenantInfoEndpoint,
  updateDetailsEndpoint,
  updateHeadOfficeEndpoint,
} from '#contract/profile/endpoints/details.ts';
import {
  createAreaEndpoint,
  createOfficeEndpoint,
  deleteAreaEndpoint,
  deleteOfficeEndpoint,
  updateOfficeEndpoint,
} from '#contract/profile/endpoints/places.ts';
import type { createArea } from '#contract/profile/operations/areas.ts';
import type { readAssessment, saveAssessment } from '#contract/profile/operations/assessment.ts';
import type { readBiography } from '#contract/profile/operations/biography.ts';
import type { createClientHistory } from '#contract/profile/operations/client-history.ts';
import type { readTenantInfo, updateDetails, updateHeadOffice } from '#contract/profile/operations/details.ts';
import type { createOffice } from '#contract/profile/operations/offices.ts';
import { headOffice } from '#contract/profile/states.ts';
import { renewToken } from '#web/platform/api/page-session.ts';
import { callApi, downloadFromApi, uploadToApi } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';

export type ProfileDetails = OutputOf<typeof readTenantInfo>['profileDetails'];

export const detailsQuery = queryOptions({
  queryKey: ['profile', 'details'],
  queryFn: ({ signal }) => callApi(readTenantInfoEndpoint, {}, { signal }),
});

/** Loads all countries, sorted by name. */
export const countriesQuery = queryOptions({
  queryKey: ['profile-lookups', 'countries'],
  queryFn: ({ signal }) => callApi(lookupEndpointByName.countries, {}, { signal }),
  staleTime: Infinity,
});

/** Loads the market regions. */
export const regionsQuery = queryOptions({
  queryKey: ['profile-lookups', 'regions'],
  queryFn: ({ signal }) => callApi(lookupEndpointByName.regions, {}, { signal }),
  staleTime: Infinity,
});

/** Creates a mutation on the profile that invalidates every profile query. */
export const useProfileMutation = <Given, Answer>(send: (given: Given) => Promise<Answer>) =>
  useWrite(send, ['profile'], { awaitsRefetch: true });

interface SavedDetails {
  details: SentInputOf<typeof updateDetails> | null;
  headOffice: SentInputOf<typeof updateHeadOffice> | null;
}

/** Saves the changed details and head office. */
export const useSaveDetails = () =>
  useProfileMutation(async ({ details, headOffice }: SavedDetails) => {
    const saved = details && (await callApi(updateDetailsEndpoint, details));
    return { savedAt: saved?.savedAt, headOffice: headOffice && (await callApi(updateHeadOfficeEndpoint, headOffice)) };
  });

type Address = SentInputOf<typeof createOffice> | (SentInputOf<typeof updateHeadOffice> & { type: typeof headOffice });

interface SavedAddress {
  officeAddressId: string | null;
  address: Address;
}

/** Saves the head office, or another address: updates the address with the given ID, or adds a new one. */
export const useSaveAddress = () =>
  useProfileMutation(({ officeAddressId, address }: SavedAddress) => {
    if (address.type === headOffice) {
      const { type: _head, ...office } = address;
      return callApi(updateHeadOfficeEndpoint, office);
    }
    return officeAddressId === null
      ? callApi(createOfficeEndpoint, address)
      : callApi(updateOfficeEndpoint, { officeAddressId, ...address });
  });

export const useDeleteOffice = () =>
  useProfileMutation((officeAddressId: string) => callApi(deleteOfficeEndpoint, { officeAddressId }));

export const useCreateArea = () =>
  useProfileMutation((area: SentInputOf<typeof createArea>) => callApi(createAreaEndpoint, area));

export const useDeleteArea = () => useProfileMutation((areaId: string) => callApi(deleteAreaEndpoint, { areaId }));

export type Biography = OutputOf<typeof readBiography>;

export const biographyQuery = queryOptions({
  queryKey: ['profile', 'biography'],
  queryFn: ({ signal }) => callApi(readBiographyEndpoint, {}, { signal }),
});

/** Saves the agency's biography as rich text. */
export const useSaveBiography = () =>
  useProfileMutation((biography: string) => callApi(updateBiographyEndpoint, { biography }));

const chosen = (id: number | ''): number => (id === '' ? 0 : id);

/** Loads a region's countries. Disabled until a region is chosen. */
export const countriesOfRegionQuery = (regionId: number | '') =>
  queryOptions({
    queryKey: ['profile-lookups', 'countries', regionId],
    queryFn: ({ signal }) =>
      callApi(lookupEndpointByName.countriesOfRegion, { regionId: chosen(regionId) }, { signal }),
    staleTime: Infinity,
    enabled: regionId !== '',
  });

export const sectorsQuery = queryOptions({
  queryKey: ['profile-lookups', 'sectors'],
  queryFn: ({ signal }) => callApi(lookupEndpointByName.sectors, {}, { signal }),
  staleTime: Infinity,
});

/** Loads a sector's industries. Disabled until a sector is chosen. */
export const industriesOfSectorQuery = (sectorId: number | '') =>
  queryOptions({
    queryKey: ['profile-lookups', 'industries-of-sector', sectorId],
    queryFn: ({ signal }) => callApi(lookupEndpointByName.industriesOfSector, { id: chosen(sectorId) }, { signal }),
    staleTime: Infinity,
    enabled: sectorId !== '',
  });

export const clientHistoryQuery = queryOptions({
  queryKey: ['profile', 'client-history'],
  queryFn: ({ signal }) => callApi(listClientHistoryEndpoint, {}, { signal }),
});

interface SavedHistory {
  clientHistoryId: string | null;
  fields: SentInputOf<typeof createClientHistory>;
}

/** Adds a client history entry, or updates the entry with the given ID. */
export const useSaveClientHistory = () =>
  useProfileMutation(({ clientHistoryId, fields }: SavedHistory) =>
    clientHistoryId === null
      ? callApi(createClientHistoryEndpoint, fields)
      : callApi(updateClientHistoryEndpoint, { clientHistoryId, ...fields }),
  );

export const useDeleteClientHistory = () =>
  useProfileMutation((clientHistoryId: string) => callApi(deleteClientHistoryEndpoint, { clientHistoryId }));

/** Uploads the agency's logo and renews the session, since every page shows the logo from the session. */
export const useUploadLogo = () =>
  useProfileMutation(async (file: File) => {
    const input = { containername: 'agency-profilepicture', filename: file.name, type: file.type } as const;
    const paths = await uploadToApi(uploadLogoEndpoint, input, file);
    await renewToken();
    return paths;
  });

export type Assessment = OutputOf<typeof readAssessment>;

export const assessmentQuery = queryOptions({
  queryKey: ['profile', 'assessment'],
  queryFn: ({ signal }) => callApi(readAssessmentEndpoint, {}, { signal }),
});

export const assessmentPreviewQuery = queryOptions({
  queryKey: ['profile', 'assessment-preview'],
  queryFn: ({ signal }) => callApi(previewAssessmentEndpoint, {}, { signal }),
});

interface SavedAssessment {
  isFirst: boolean;
  answers: SentInputOf<typeof saveAssessment>['answers'];
}

/** Saves answers to the assessment's questions. */
export const useSaveAssessment = () =>
  useProfileMutation(({ isFirst, answers }: SavedAssessment) =>
    callApi(isFirst ? createAssessmentEndpoint : updateAssessmentEndpoint, { answers }),
  );

/** Submits the assessment, which can't be undone, and renews the session, which contains the agency's status. */
export const useConfirmAssessment = () =>
  useProfileMutation(async (isAgain: boolean) => {
    const confirmed = await callApi(isAgain ? updateAssessmentConfirmationEndpoint : confirmAssessmentEndpoint, {
      finalConfirmation: true,
    });
    await renewToken();
    return confirmed;
  });

interface SentFile {
  key: string;
  file: File;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Uploads the file that answers a question. */
export const useUploadAssessmentFile = () =>
  useProfileMutation(({ key, file, onProgress, signal }: SentFile) =>
    uploadToApi(uploadAssessmentFileEndpoint, { key }, file, { onProgress, signal }),
  );

export const useDeleteAssessmentFile = () =>
  useProfileMutation((fileId: string) => callApi(deleteAssessmentFileEndpoint, { fileId }));

/** Downloads the file that answers a question. */
export const downloadAnswerFile = async (fileId: string): Promise<void> => {
  downloadBlob(await downloadFromApi(downloadAssessmentFileEndpoint, { fileId }));
};
