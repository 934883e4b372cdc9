import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SentInputOf } from '#contract/common/operation.ts';
import {
  answerConsentEndpoint,
  cancelConsentEndpoint,
  downloadConsentCvEndpoint,
  downloadHeldDocumentEndpoint,
  downloadSharedDocumentEndpoint,
  eraseHeldDataEndpoint,
  exportHeldDataEndpoint,
  listConsentsEndpoint,
  readConsentPageEndpoint,
  resendConsentEndpoint,
  requestConsentCodeEndpoint,
  submitConsentedCandidateEndpoint,
  withdrawConsentEndpoint,
} from '#contract/consents/endpoints.ts';
import type { answerConsent } from '#contract/consents/operations.ts';
import type { ConsentPage } from '#contract/consents/shapes.ts';
import type { ConsentState } from '#contract/consents/states.ts';
import { callApi, downloadFromApi } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';

export const consentsPageSize = 20;
const maxInEngagement = 100;

/** Loads the agency's consent requests for all engagements, latest first. */
export const consentsQuery = (states: readonly ConsentState[], page: number) =>
  queryOptions({
    queryKey: ['consents', 'list', { states, page }],
    queryFn: ({ signal }) =>
      callApi(listConsentsEndpoint, { states: [...states], pageCurrent: page, pageSize: consentsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

const openStates: readonly ConsentState[] = ['waiting', 'agreed', 'refused', 'expired'];
const endedStates: readonly ConsentState[] = ['cancelled', 'withdrawn'];

/**
 * Loads an engagement's consent requests that still concern the agency: they haven't led to a submission, and have been
 * neither cancelled nor withdrawn. They are loaded apart from the others, so that newer ones can't displace them.
 */
export const openConsentsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['consents', 'list', 'open', engagementId],
    queryFn: ({ signal }) =>
      callApi(
        listConsentsEndpoint,
        { engagementId, states: [...openStates], isSubmitted: false, pageSize: maxInEngagement },
        { signal },
      ),
  });

/** Loads an engagement's latest consent requests that were cancelled or withdrawn. */
export const endedConsentsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['consents', 'list', 'ended', engagementId],
    queryFn: ({ signal }) =>
      callApi(listConsentsEndpoint, { engagementId, states: [...endedStates], pageSize: maxInEngagement }, { signal }),
  });

/** Loads the agency's latest consent requests for an engagement. */
export const consentsOfEngagementQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['consents', 'list', 'of', engagementId],
    queryFn: ({ signal }) => callApi(listConsentsEndpoint, { engagementId, pageSize: maxInEngagement }, { signal }),
  });

/**
 * Runs a step and refetches the consent request before the mutation ends, since each step changes the rights on the
 * request.
 */
const useStep = <Answer>(step: (consentRequestId: string) => Promise<Answer>) =>
  useWrite(step, ['consent'], { awaitsRefetch: true });

export const useResendConsent = () =>
  useStep((consentRequestId) => callApi(resendConsentEndpoint, { consentRequestId }));
export const useCancelConsent = () =>
  useStep((consentRequestId) => callApi(cancelConsentEndpoint, { consentRequestId }));
export const useSubmitConsentedCandidate = () =>
  useWrite(
    (consentRequestId: string) => callApi(submitConsentedCandidateEndpoint, { consentRequestId }),
    ['consent', 'candidate'],
    { awaitsRefetch: true },
  );

const isPublic = true;

/**
 * Loads a candidate's consent page. It isn't refetched in the background: the candidate answers what they have read,
 * and the server refuses an answer to any other version.
 */
export const consentPageQuery = (token: string) =>
  queryOptions({
    queryKey: ['consent-page', token],
    queryFn: ({ signal }) => callApi(readConsentPageEndpoint, { token }, { signal, isPublic }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

/** Downloads the CV that the agency wants to share. */
export const downloadSharedCv = async (token: string): Promise<void> => {
  downloadBlob(await downloadFromApi(downloadConsentCvEndpoint, { token }, { isPublic }));
};

/** Downloads a document that the agency wants to share, by the hash of its bytes. */
export const downloadSharedFile = async (token: string, sha256: string): Promise<void> => {
  downloadBlob(await downloadFromApi(downloadSharedDocumentEndpoint, { token, sha256 }, { isPublic }));
};

/** Downloads a document that the agency holds, with its key from the export. */
export const downloadHeldFile = async (token: string, document: { documentId: string; key: string }): Promise<void> => {
  const { documentId, key } = document;
  downloadBlob(await downloadFromApi(downloadHeldDocumentEndpoint, { token, documentId, key }, { isPublic }));
};

const usePageStep = <Given>(token: string, step: (given: Given) => Promise<ConsentPage>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: (page) => void queries.setQueryData(consentPageQuery(token).queryKey, page),
  });
};

type Answer = Omit<SentInputOf<typeof answerConsent>, 'token'>;

export const useAnswerConsent = (token: string) =>
  usePageStep(token, (answer: Answer) => callApi(answerConsentEndpoint, { token, ...answer }, { isPublic }));

export const useWithdrawConsent = (token: string) =>
  usePageStep(token, (note: string) => callApi(withdrawConsentEndpoint, { token, note }, { isPublic }));

export const useRequestConsentCode = (token: string) =>
  useMutation({ mutationFn: () => callApi(requestConsentCodeEndpoint, { token }, { isPublic }) });

export const useExportHeldData = (token: string) =>
  useMutation({ mutationFn: (code: string) => callApi(exportHeldDataEndpoint, { token, code }, { isPublic }) });

export const useEraseHeldData = (token: string) =>
  useMutation({ mutationFn: (code: string) => callApi(eraseHeldDataEndpoint, { token, code }, { isPublic }) });
