import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SentInputOf } from '#contract/common/operation.ts';
import {
  changeAiAccessEndpoint,
  discardDraftCandidateEndpoint,
  downloadCheckedCvEndpoint,
  issueCheckLinkEndpoint,
  listAgencyAiAccessEndpoint,
  listDraftCandidatesEndpoint,
  listModelCallsEndpoint,
  readAiAccessEndpoint,
  readCandidateCheckEndpoint,
  retryAssessmentEndpoint,
  revokeCheckLinkEndpoint,
  saveDraftCandidateEndpoint,
  submitDraftCandidateEndpoint,
  viewDraftCandidateEndpoint,
} from '#contract/draft-candidates/endpoints.ts';
import type { saveDraftCandidate, submitDraftCandidate } from '#contract/draft-candidates/operations.ts';
import type { DraftCandidate } from '#contract/draft-candidates/shapes.ts';
import { exportModelCallsEndpoint } from '#contract/reports/endpoints.ts';
import type { ExportFormat } from '#contract/reports/states.ts';
import { callApi, downloadFromApi } from '#web/platform/client.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { useWrite } from '#web/platform/live/use-write.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';

const draftKey = (draftCandidateId: string) => ['draft-candidates', 'one', draftCandidateId] as const;

export const draftCandidatesQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['draft-candidates', 'of', engagementId],
    queryFn: ({ signal }) => callApi(listDraftCandidatesEndpoint, { engagementId }, { signal }),
  });

/** Loads the agency's drafts for all engagements. */
export const allDraftCandidatesQuery = queryOptions({
  queryKey: ['draft-candidates', 'of', 'all'],
  queryFn: ({ signal }) => callApi(listDraftCandidatesEndpoint, {}, { signal }),
});

/** Loads the drafts for a talent request. */
export const draftsOfRequestQuery = (engagementId: string, talentRequestId: string) =>
  queryOptions({
    queryKey: ['draft-candidates', 'of', engagementId, talentRequestId],
    queryFn: ({ signal }) => callApi(listDraftCandidatesEndpoint, { engagementId, talentRequestId }, { signal }),
  });

/** Loads the draft that a candidate was submitted from; null if there is none. */
export const draftOfCandidateQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['draft-candidates', 'of', 'candidate', candidateId],
    queryFn: async ({ signal }) =>
      (await callApi(listDraftCandidatesEndpoint, { candidateId }, { signal })).at(0) ?? null,
  });

export const draftCandidateQuery = (draftCandidateId: string) =>
  queryOptions({
    queryKey: draftKey(draftCandidateId),
    queryFn: ({ signal }) => callApi(viewDraftCandidateEndpoint, { draftCandidateId }, { signal }),
  });

export const assessmentAccessQuery = queryOptions({
  queryKey: ['draft-candidates', 'access'],
  queryFn: ({ signal }) => callApi(readAiAccessEndpoint, {}, { signal }),
});

export const assessmentsPageSize = 20;

/**
 * Loads, for the provider's staff, which agencies have turned off assessments, and each agency's number of language
 * model calls.
 */
export const agencyAiAccessQuery = (page: number) =>
  queryOptions({
    queryKey: ['draft-candidates', 'agencies', page],
    queryFn: ({ signal }) =>
      callApi(listAgencyAiAccessEndpoint, { pageCurrent: page, pageSize: assessmentsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Loads the language model calls of one agency or, without an ID, of all agencies. */
export const modelCallsQuery = (page: number, supplierId: string | undefined) =>
  queryOptions({
    queryKey: ['draft-candidates', 'calls', page, supplierId],
    queryFn: ({ signal }) =>
      callApi(listModelCallsEndpoint, { supplierId, pageCurrent: page, pageSize: assessmentsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Downloads these calls as a file, with times in the viewer's time zone. */
export const downloadModelCalls = async (supplierId: string | undefined, format: ExportFormat): Promise<void> => {
  downloadBlob(await downloadFromApi(exportModelCallsEndpoint, { supplierId, format, timeZone: viewerZone() }));
};

export const candidateCheckQuery = (token: string) =>
  queryOptions({
    queryKey: ['draft-candidates', 'check', token],
    queryFn: ({ signal }) => callApi(readCandidateCheckEndpoint, { token }, { signal, isPublic: true }),
    retry: false,
  });

/** Downloads the CV that a check link refers to. */
export const downloadCheckLinkCv = async (token: string): Promise<void> => {
  downloadBlob(await downloadFromApi(downloadCheckedCvEndpoint, { token }, { isPublic: true }));
};

const useChange = <Given>(send: (given: Given) => Promise<DraftCandidate>) =>
  useWrite(send, ['draft-candidate'], {
    onAnswer: (draft, queries) => void queries.setQueryData(draftKey(draft.draftCandidateId), draft),
  });

export const useSaveDraftCandidate = () =>
  useChange((input: SentInputOf<typeof saveDraftCandidate>) => callApi(saveDraftCandidateEndpoint, input));
export const useRetryAssessment = () =>
  useChange((draftCandidateId: string) => callApi(retryAssessmentEndpoint, { draftCandidateId }));
export const useIssueCheckLink = () =>
  useChange((draftCandidateId: string) => callApi(issueCheckLinkEndpoint, { draftCandidateId }));
export const useRevokeCheckLink = () =>
  useChange((draftCandidateId: string) => callApi(revokeCheckLinkEndpoint, { draftCandidateId }));
export const useDiscardDraftCandidate = () =>
  useWrite(
    (draftCandidateId: string) => callApi(discardDraftCandidateEndpoint, { draftCandidateId }),
    ['draft-candidate'],
  );
export const useSubmitDraftCandidate = () =>
  useWrite(
    (input: SentInputOf<typeof submitDraftCandidate>) => callApi(submitDraftCandidateEndpoint, input),
    ['candidate', 'draft-candidate', 'submission-draft'],
  );
export const useChangeAssessmentAccess = () =>
  useWrite((isAccessible: boolean) => callApi(changeAiAccessEndpoint, { isAccessible }), ['draft-candidate'], {
    onAnswer: (access, queries) => void queries.setQueryData(assessmentAccessQuery.queryKey, access),
  });
