import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { importCvEndpoint, listImportsEndpoint } from '#contract/candidates/endpoints.ts';
import { issueCvAddressEndpoint, readCvAddressEndpoint } from '#contract/inbound-mail/endpoints.ts';
import type { CvAddress } from '#contract/inbound-mail/operations.ts';
import { waitForDraftSaves } from '#web/candidates/client.ts';
import { callApi, uploadToApi } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

/** Loads the CVs that the user has imported for a talent request. */
export const importsQuery = (talentRequestId: string) =>
  queryOptions({
    queryKey: ['candidates', 'imports', talentRequestId],
    queryFn: ({ signal }) => callApi(listImportsEndpoint, { talentRequestId }, { signal }),
    staleTime: 0,
  });

/** Loads the imported CVs again, with everything that the user has corrected until now. */
export const reloadImports = async (queries: QueryClient, talentRequestId: string): Promise<void> => {
  await waitForDraftSaves();
  const query = importsQuery(talentRequestId);
  // A request that was sent before the saves ended may return old values.
  await queries.cancelQueries({ queryKey: query.queryKey });
  await queries.query(query);
};

/** Uploads a CV for import. The key prevents a repeated request from importing it twice. */
export const uploadImportedCv = (talentRequestId: string, file: File, idempotencyKey: string) =>
  uploadToApi(importCvEndpoint, { talentRequestId }, file, { idempotencyKey });

export const cvAddressQuery = (talentRequestId: string) =>
  queryOptions({
    queryKey: ['candidates', 'cv-address', talentRequestId],
    queryFn: ({ signal }) => callApi(readCvAddressEndpoint, { talentRequestId }, { signal }),
  });

/** Creates or replaces the address to which CVs can be sent. */
export const useIssueCvAddress = (talentRequestId: string) =>
  useWrite(() => callApi(issueCvAddressEndpoint, { talentRequestId }), [], {
    onAnswer: (own: CvAddress, queries) => queries.setQueryData(cvAddressQuery(talentRequestId).queryKey, own),
  });
