import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SentInputOf } from '#contract/common/operation.ts';
import {
  approvePrequalificationEndpoint,
  clientPrequalificationEndpoint,
  clientPrequalificationsEndpoint,
  declinePrequalificationEndpoint,
  deleteDocumentEndpoint,
  editDocumentDescriptionEndpoint,
  downloadVersionEndpoint,
  listDocumentsEndpoint,
  readPrequalificationEndpoint,
  readRequestFormEndpoint,
  listReceivedPrequalificationsEndpoint,
  replaceDocumentEndpoint,
  requestPrequalificationEndpoint,
  extendPrequalificationEndpoint,
  revokePrequalificationEndpoint,
  setDocumentPermissionsEndpoint,
  uploadDocumentEndpoint,
} from '#contract/prequalification/endpoints.ts';
import type { readRequestForm, requestPrequalification } from '#contract/prequalification/operations/agency.ts';
import type { setDocumentPermissions } from '#contract/prequalification/operations/documents.ts';
import type {
  approvePrequalification,
  extendPrequalification,
  declinePrequalification,
} from '#contract/prequalification/operations/employer.ts';
import type { PrequalificationStatusId } from '#contract/prequalification/states.ts';
import { callApi, downloadFromApi, uploadToApi } from '#web/platform/client.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { useWrite } from '#web/platform/live/use-write.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';

export const prequalificationPageSize = 10;

export const prequalificationClientsQuery = (keywords: string, page: number) =>
  queryOptions({
    queryKey: ['prequalification', 'clients', { keywords, page }],
    queryFn: ({ signal }) =>
      callApi(
        clientPrequalificationsEndpoint,
        { keywords, pageCurrent: page, pageSize: prequalificationPageSize, timeZone: viewerZone() },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const prequalificationClientQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['prequalification', 'client', clientId],
    queryFn: ({ signal }) => callApi(clientPrequalificationEndpoint, { clientId, timeZone: viewerZone() }, { signal }),
  });

export type PrequalificationRequestKey = SentInputOf<typeof readRequestForm>;

/** Loads the data for the request form. It is never cached. */
export const requestFormQuery = (key: PrequalificationRequestKey) =>
  queryOptions({
    queryKey: ['prequalification', 'form', key],
    queryFn: ({ signal }) => callApi(readRequestFormEndpoint, { ...key, timeZone: viewerZone() }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const receivedPrequalificationsQuery = (statusId: PrequalificationStatusId | undefined, page: number) =>
  queryOptions({
    queryKey: ['prequalification', 'received', { statusId, page }],
    queryFn: ({ signal }) =>
      callApi(
        listReceivedPrequalificationsEndpoint,
        { statusId, pageCurrent: page, pageSize: prequalificationPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const prequalificationQuery = (prequalificationId: string) =>
  queryOptions({
    queryKey: ['prequalification', 'one', prequalificationId],
    queryFn: ({ signal }) => callApi(readPrequalificationEndpoint, { prequalificationId }, { signal }),
  });

export const libraryQuery = queryOptions({
  queryKey: ['prequalification', 'library'],
  queryFn: ({ signal }) => callApi(listDocumentsEndpoint, {}, { signal }),
});

const useChange = <Given, Answer>(send: (given: Given) => Promise<Answer>) => useWrite(send, ['prequalification']);

export const useRequestPrequalification = () =>
  useChange((given: SentInputOf<typeof requestPrequalification>) =>
    callApi(requestPrequalificationEndpoint, { ...given, timeZone: viewerZone() }),
  );
export const useApprovePrequalification = () =>
  useChange((given: SentInputOf<typeof approvePrequalification>) => callApi(approvePrequalificationEndpoint, given));
export const useDeclinePrequalification = () =>
  useChange((given: SentInputOf<typeof declinePrequalification>) => callApi(declinePrequalificationEndpoint, given));
export const useExtendPrequalification = () =>
  useChange((given: SentInputOf<typeof extendPrequalification>) => callApi(extendPrequalificationEndpoint, given));
export const useRevokePrequalification = () =>
  useChange((given: SentInputOf<typeof declinePrequalification>) => callApi(revokePrequalificationEndpoint, given));

/**
 * The form values for a document. An ID means that the document already exists; if no file is given, its current file
 * is kept.
 */
export interface DocumentForm {
  documentId?: string;
  description: string;
  expiresOn: string;
  file?: File;
}

const keepDocument = ({ documentId, description, expiresOn, file }: DocumentForm) => {
  const about = { description, ...(expiresOn === '' ? {} : { expiresOn }) };
  if (documentId === undefined) {
    return file
      ? uploadToApi(uploadDocumentEndpoint, about, file)
      : Promise.reject(new Error('A document has a file.'));
  }
  return file
    ? uploadToApi(replaceDocumentEndpoint, { documentId, ...about }, file)
    : callApi(editDocumentDescriptionEndpoint, { documentId, ...about });
};

export const useSaveDocument = () => useChange(keepDocument);
export const useDeleteDocument = () =>
  useChange((documentId: string) => callApi(deleteDocumentEndpoint, { documentId }));
export const useSetDocumentPermissions = () =>
  useChange((given: SentInputOf<typeof setDocumentPermissions>) => callApi(setDocumentPermissionsEndpoint, given));

/** Downloads a version of a document. */
export const downloadDocumentVersion = async (versionId: string): Promise<void> => {
  downloadBlob(await downloadFromApi(downloadVersionEndpoint, { versionId }));
};
