import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { lookupsAt } from '#contract/lookups/addresses.ts';
import {
  confirmAgainAt,
  confirmAssessmentAt,
  createAssessmentAt,
  deleteAssessmentFileAt,
  downloadAssessmentFileAt,
  previewAssessmentAt,
  readAssessmentAt,
  updateAssessmentAt,
  uploadAssessmentFileAt,
} from '#contract/profile/addresses/assessment.ts';
import { readBiographyAt, updateBiographyAt } from '#contract/profile/addresses/biography.ts';
import {
  createClientHistoryAt,
  deleteClientHistoryAt,
  listClientHistoryAt,
  updateClientHistoryAt,
} from '#contract/profile/addresses/client-history.ts';
import { uploadLogoAt } from '#contract/profile/addresses/logo.ts';
import { readTenantInfoAt, updateDetailsAt, updateHeadOfficeAt } from '#contract/profile/addresses/details.ts';
import {
  createAreaAt,
  createOfficeAt,
  deleteAreaAt,
  deleteOfficeAt,
  updateOfficeAt,
} from '#contract/profile/addresses/places.ts';
import type { createArea } from '#contract/profile/operations/areas.ts';
import type { readAssessment, saveAssessment } from '#contract/profile/operations/assessment.ts';
import type { readBiography } from '#contract/profile/operations/biography.ts';
import type { createClientHistory } from '#contract/profile/operations/client-history.ts';
import type { readTenantInfo, updateDetails, updateHeadOffice } from '#contract/profile/operations/details.ts';
import type { createOffice } from '#contract/profile/operations/offices.ts';
import { headOffice } from '#contract/profile/states.ts';
import { renew } from '#web/platform/api/page-session.ts';
import { call, callFile, callUpload } from '#web/platform/client.ts';
import { saveFile } from '#web/platform/save-file.ts';

export type ProfileDetails = OutputOf<typeof readTenantInfo>['profileDetails'];

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
    const saved = details && (await call(updateDetailsAt, details));
    return { savedAt: saved?.savedAt, headOffice: headOffice && (await call(updateHeadOfficeAt, headOffice)) };
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

const chosen = (id: number | ''): number => (id === '' ? 0 : id);

/** The countries of a region; nothing is asked before one is chosen. */
export const countriesOfRegionQuery = (regionId: number | '') =>
  queryOptions({
    queryKey: ['profile-lookups', 'countries', regionId],
    queryFn: ({ signal }) => call(lookupsAt.countriesOfRegion, { regionId: chosen(regionId) }, { signal }),
    staleTime: Infinity,
    enabled: regionId !== '',
  });

export const sectorsQuery = queryOptions({
  queryKey: ['profile-lookups', 'sectors'],
  queryFn: ({ signal }) => call(lookupsAt.sectors, {}, { signal }),
  staleTime: Infinity,
});

/** The industries of a sector; nothing is asked before one is chosen. */
export const industriesOfSectorQuery = (sectorId: number | '') =>
  queryOptions({
    queryKey: ['profile-lookups', 'industries-of-sector', sectorId],
    queryFn: ({ signal }) => call(lookupsAt.industriesOfSector, { id: chosen(sectorId) }, { signal }),
    staleTime: Infinity,
    enabled: sectorId !== '',
  });

export const clientHistoryQuery = queryOptions({
  queryKey: ['profile', 'client-history'],
  queryFn: ({ signal }) => call(listClientHistoryAt, {}, { signal }),
});

interface SavedHistory {
  clientHistoryId: string | null;
  fields: SentInputOf<typeof createClientHistory>;
}

/** Adds work done for a client, or changes the one with the id. */
export const useSaveClientHistory = () =>
  useProfileChange(({ clientHistoryId, fields }: SavedHistory) =>
    clientHistoryId === null
      ? call(createClientHistoryAt, fields)
      : call(updateClientHistoryAt, { clientHistoryId, ...fields }),
  );

export const useDeleteClientHistory = () =>
  useProfileChange((clientHistoryId: string) => call(deleteClientHistoryAt, { clientHistoryId }));

/** Makes a picture the agency's logo; what every page knows of the agency is then asked for again. */
export const useUploadLogo = () =>
  useProfileChange(async (file: File) => {
    const input = { containername: 'agency-profilepicture', filename: file.name, type: file.type } as const;
    const paths = await callUpload(uploadLogoAt, input, file);
    await renew();
    return paths;
  });

export type Assessment = OutputOf<typeof readAssessment>;

export const assessmentQuery = queryOptions({
  queryKey: ['profile', 'assessment'],
  queryFn: ({ signal }) => call(readAssessmentAt, {}, { signal }),
});

export const assessmentPreviewQuery = queryOptions({
  queryKey: ['profile', 'assessment-preview'],
  queryFn: ({ signal }) => call(previewAssessmentAt, {}, { signal }),
});

interface SavedAssessment {
  isFirst: boolean;
  answers: SentInputOf<typeof saveAssessment>['answers'];
}

/** Keeps answers of the survey. */
export const useSaveAssessment = () =>
  useProfileChange(({ isFirst, answers }: SavedAssessment) =>
    call(isFirst ? createAssessmentAt : updateAssessmentAt, { answers }),
  );

/** Confirms the assessment for good; where the agency stands is then asked for again. */
export const useConfirmAssessment = () =>
  useProfileChange(async (isAgain: boolean) => {
    const confirmed = await call(isAgain ? confirmAgainAt : confirmAssessmentAt, { finalConfirmation: true });
    await renew();
    return confirmed;
  });

interface SentFile {
  key: string;
  file: File;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Keeps the file of an answer. */
export const useUploadAssessmentFile = () =>
  useProfileChange(({ key, file, onProgress, signal }: SentFile) =>
    callUpload(uploadAssessmentFileAt, { key }, file, { onProgress, signal }),
  );

export const useDeleteAssessmentFile = () =>
  useProfileChange((fileId: string) => call(deleteAssessmentFileAt, { fileId }));

/** Fetches the file of an answer and hands it to the browser to keep. */
export const saveAssessmentFile = async (fileId: string): Promise<void> => {
  saveFile(await callFile(downloadAssessmentFileAt, { fileId }));
};
