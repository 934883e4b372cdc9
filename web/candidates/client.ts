import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  acknowledgeEditsEndpoint,
  agencyEarningsEndpoint,
  listEngagementCandidatesEndpoint,
  deleteDocumentEndpoint,
  discardDraftEndpoint,
  downloadDocumentEndpoint,
  editCandidateEndpoint,
  importCvEndpoint,
  listDraftsEndpoint,
  listImportsEndpoint,
  listOwnershipChecksEndpoint,
  moveCandidateEndpoint,
  openCandidateEndpoint,
  readDocumentTextEndpoint,
  readSubmissionEndpoint,
  listReceivedCandidatesEndpoint,
  rejectCandidateEndpoint,
  resubmitStateEndpoint,
  saveDraftEndpoint,
  submitCandidateEndpoint,
  undoMoveEndpoint,
  undoWithdrawalEndpoint,
  unrejectCandidateEndpoint,
  uploadDocumentEndpoint,
  viewCandidateEndpoint,
  withdrawCandidateEndpoint,
} from '#contract/candidates/endpoints.ts';
import { readCandidateEvidenceEndpoint, readConsentEvidenceEndpoint } from '#contract/consents/endpoints.ts';
import type { editCandidate, withdrawCandidate } from '#contract/candidates/operations/agency.ts';
import type { moveCandidate, rejectCandidate } from '#contract/candidates/operations/employer.ts';
import type { listOwnershipChecks } from '#contract/candidates/operations/ownership.ts';
import type { resubmitState, saveDraft, submitCandidate } from '#contract/candidates/operations/submission.ts';
import type { UploadedDocument } from '#contract/candidates/shapes/document.ts';
import {
  approveSalaryEndpoint,
  proposeSalaryEndpoint,
  rejectSalaryEndpoint,
  withdrawSalaryEndpoint,
} from '#contract/candidates/endpoints/salary.ts';
import type { proposeSalary, rejectSalary } from '#contract/candidates/operations/salary.ts';
import { issueCvAddressEndpoint, readCvAddressEndpoint } from '#contract/inbound-mail/endpoints.ts';
import type { CvAddress } from '#contract/inbound-mail/operations.ts';
import { lookupsEndpoint } from '#contract/lookups/endpoints.ts';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { call, callFile, callUpload } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';
import { stashPending, takePending } from '#web/platform/pending-writes.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { offerDownload } from '#web/platform/offer-download.ts';

export const candidateKey = (candidateId: string) => ['candidates', 'one', candidateId] as const;

export const openedCandidateKey = (candidateId: string) => ['candidates', 'opened', candidateId] as const;

export const candidatesQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['candidates', 'of', engagementId],
    queryFn: ({ signal }) => call(listEngagementCandidatesEndpoint, { engagementId }, { signal }),
  });

export const earningsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['candidates', 'earnings', engagementId],
    queryFn: ({ signal }) => call(agencyEarningsEndpoint, { engagementId }, { signal }),
  });

/**
 * Loads the submissions that the user has started in an engagement. They are never cached, since the user may have just
 * come from the form.
 */
export const startedSubmissionsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['candidates', 'begun', engagementId],
    queryFn: ({ signal }) => call(listDraftsEndpoint, { engagementId }, { signal }),
    staleTime: 0,
  });

export type OwnershipCheckRow = OutputOf<typeof listOwnershipChecks>['records'][number];

export const ownershipChecksPageSize = 10;

/** Loads the users who have checked whether people may be submitted, for the provider's staff. */
export const ownershipChecksQuery = (page: number) =>
  queryOptions({
    queryKey: ['candidates', 'ownershipChecks', page],
    queryFn: ({ signal }) =>
      call(listOwnershipChecksEndpoint, { pageCurrent: page, pageSize: ownershipChecksPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const candidateQuery = (candidateId: string) =>
  queryOptions({
    queryKey: candidateKey(candidateId),
    queryFn: ({ signal }) => call(viewCandidateEndpoint, { candidateId }, { signal }),
  });

/** Loads the submission form with the current draft. It is never cached, since the user is about to edit the draft. */
export const submissionQuery = (talentRequestId: string, draftId?: string) =>
  queryOptions({
    queryKey: ['candidates', 'submission', talentRequestId, draftId ?? null],
    queryFn: async ({ signal }) => {
      await saveLeftDraft({ talentRequestId, draftId });
      return call(readSubmissionEndpoint, { talentRequestId, draftId }, { signal });
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

export const receivedCandidatesQuery = (engagementId: string, talentRequestId: string) =>
  queryOptions({
    queryKey: ['candidates', 'received', engagementId, talentRequestId],
    queryFn: ({ signal }) => call(listReceivedCandidatesEndpoint, { engagementId, talentRequestId }, { signal }),
  });

/** Loads the candidates for all of an engagement's talent requests. */
export const engagementCandidatesQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['candidates', 'received', engagementId],
    queryFn: ({ signal }) => call(listReceivedCandidatesEndpoint, { engagementId }, { signal }),
  });

/**
 * Loads a candidate. The server records the first opening, so only the page itself runs this query and it is never
 * prefetched.
 */
export const openedCandidateQuery = (candidateId: string) =>
  queryOptions({
    queryKey: openedCandidateKey(candidateId),
    queryFn: ({ signal }) => call(openCandidateEndpoint, { candidateId }, { signal }),
  });

/** Loads a document's file. Documents never change, so it is fetched only once. */
export const fileQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['candidates', 'file', documentId],
    queryFn: async ({ signal }) => (await callFile(downloadDocumentEndpoint, { documentId }, { signal })).blob,
    staleTime: 'static',
    gcTime: 60_000,
  });

const readAgainMs = 2000;

/** Loads a document's text. Polls while the server is still extracting it. */
export const documentTextQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['candidates', 'text', documentId],
    queryFn: ({ signal }) => call(readDocumentTextEndpoint, { documentId }, { signal }),
    refetchInterval: (query) => (query.state.data?.text === null ? readAgainMs : false),
  });

export const countriesQuery = queryOptions({
  queryKey: ['lookups', 'countries'],
  queryFn: ({ signal }) => call(lookupsEndpoint.countries, {}, { signal }),
  staleTime: 'static',
});

export const checkResubmitState = (input: SentInputOf<typeof resubmitState>, signal?: AbortSignal) =>
  call(resubmitStateEndpoint, { ...input, timeZone: viewerZone() }, { signal });

type SentDraft = SentInputOf<typeof saveDraft>;
type DraftPlace = Pick<SentDraft, 'talentRequestId' | 'draftId'>;
const leftDraft = ({ talentRequestId, draftId }: DraftPlace): string => `draft.${draftId ?? talentRequestId}`;

/** Saves a draft. If `isLeaving`, the page may close during the request, so the next page sends the draft once more. */
export const saveDraftNow = (input: SentDraft, isLeaving: boolean) => {
  if (isLeaving) stashPending(leftDraft(input), input);
  return call(saveDraftEndpoint, input, { keepalive: isLeaving });
};

/**
 * Sends the previous page's last edits again, because the first request may still be running. If that request has
 * already arrived, the server refuses the second one.
 */
const saveLeftDraft = async (place: DraftPlace): Promise<void> => {
  const left = takePending(leftDraft(place)) as SentDraft | null;
  if (left === null) return;
  await call(saveDraftEndpoint, left).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
};

export const discardDraftNow = (talentRequestId: string, draftId?: string) =>
  call(discardDraftEndpoint, { talentRequestId, draftId });

/** Loads the CVs that the user has imported for a talent request. */
export const importsQuery = (talentRequestId: string) =>
  queryOptions({
    queryKey: ['candidates', 'imports', talentRequestId],
    queryFn: ({ signal }) => call(listImportsEndpoint, { talentRequestId }, { signal }),
    staleTime: 0,
  });

/** Uploads a CV for import. The key prevents a repeated request from importing it twice. */
export const uploadImportedCv = (talentRequestId: string, file: File, idempotencyKey: string) =>
  callUpload(importCvEndpoint, { talentRequestId }, file, { idempotencyKey });

/** Submits one of several candidates. The key prevents a repeated request from submitting the candidate twice. */
export const sendSubmission = (input: SentInputOf<typeof submitCandidate>, idempotencyKey: string) =>
  call(submitCandidateEndpoint, input, { idempotencyKey });

/** Uploads a file as soon as it is chosen. `onProgress` receives the percentage sent. */
export const uploadCandidateDocument =
  (input: { kind: 'cv' | 'other'; candidateId?: string; talentRequestId?: string }) =>
  (file: File, options: { onProgress: (percent: number) => void; signal: AbortSignal }): Promise<UploadedDocument> =>
    callUpload(uploadDocumentEndpoint, input, file, {
      signal: options.signal,
      onProgress: (share) => options.onProgress(share * 100),
    });

/** Downloads a document. */
export const downloadSubmissionDocument = async (documentId: string): Promise<void> => {
  offerDownload(await callFile(downloadDocumentEndpoint, { documentId }));
};

const useStep = <Given, Answer>(
  step: (given: Given) => Promise<Answer>,
  onAnswer?: (answer: Answer, queries: QueryClient) => void,
) => useWrite(step, ['candidate', 'submission-draft'], onAnswer === undefined ? {} : { onAnswer });

const storeCandidate = (candidate: { _id: string }, queries: QueryClient): void =>
  void queries.setQueryData(candidateKey(candidate._id), candidate);
const storeOpened = (candidate: { _id: string }, queries: QueryClient): void =>
  void queries.setQueryData(openedCandidateKey(candidate._id), candidate);

export const useSubmitCandidate = () =>
  useStep((input: SentInputOf<typeof submitCandidate>) => call(submitCandidateEndpoint, input));
export const useEditCandidate = () =>
  useStep((input: SentInputOf<typeof editCandidate>) => call(editCandidateEndpoint, input), storeCandidate);
export const useWithdrawCandidate = () =>
  useStep((input: SentInputOf<typeof withdrawCandidate>) => call(withdrawCandidateEndpoint, input), storeCandidate);
export const useUndoCandidateWithdrawal = () =>
  useStep((candidateId: string) => call(undoWithdrawalEndpoint, { candidateId }), storeCandidate);
export const useDeleteDocument = () => useStep((documentId: string) => call(deleteDocumentEndpoint, { documentId }));
export const useMoveCandidate = () =>
  useStep((input: SentInputOf<typeof moveCandidate>) => call(moveCandidateEndpoint, input), storeOpened);
export const useRejectCandidate = () =>
  useStep((input: SentInputOf<typeof rejectCandidate>) => call(rejectCandidateEndpoint, input), storeOpened);
export const useUndoRejection = () =>
  useStep((candidateId: string) => call(unrejectCandidateEndpoint, { candidateId }), storeOpened);
export const useUndoMove = () => useStep((candidateId: string) => call(undoMoveEndpoint, { candidateId }), storeOpened);
export const useAcknowledgeEdits = () =>
  useStep(
    (input: { candidateId: string; seenUntil?: string }) => call(acknowledgeEditsEndpoint, input),
    storeCandidate,
  );

/**
 * Changes a salary and refetches the candidate before the mutation ends, since the rights on the candidate change too.
 */
const useSalaryStep = <Given, Answer>(step: (given: Given) => Promise<Answer>) =>
  useWrite(step, ['candidate'], { awaitsRefetch: true });

type DecidedSalary = SentInputOf<typeof rejectSalary>;
const salaryDecisions = {
  approve: ({ candidateId, revisionId }: DecidedSalary) => call(approveSalaryEndpoint, { candidateId, revisionId }),
  reject: (input: DecidedSalary) => call(rejectSalaryEndpoint, input),
  withdraw: ({ candidateId, revisionId }: DecidedSalary) => call(withdrawSalaryEndpoint, { candidateId, revisionId }),
};

export const useProposeSalary = () =>
  useSalaryStep((input: SentInputOf<typeof proposeSalary>) => call(proposeSalaryEndpoint, input));
export const useDecideSalary = (decision: keyof typeof salaryDecisions) => useSalaryStep(salaryDecisions[decision]);

export const cvAddressQuery = (talentRequestId: string) =>
  queryOptions({
    queryKey: ['candidates', 'cv-address', talentRequestId],
    queryFn: ({ signal }) => call(readCvAddressEndpoint, { talentRequestId }, { signal }),
  });

/** Creates or replaces the address to which CVs can be sent. */
export const useIssueCvAddress = (talentRequestId: string) =>
  useWrite(() => call(issueCvAddressEndpoint, { talentRequestId }), [], {
    onAnswer: (own: CvAddress, queries) => queries.setQueryData(cvAddressQuery(talentRequestId).queryKey, own),
  });

/** The consent request or the submitted candidate whose evidence is shown. */
export type EvidenceOf = { consentRequestId: string } | { candidateId: string };

/** Loads the evidence of a consent. */
export const consentEvidenceQuery = (of: EvidenceOf) =>
  queryOptions({
    queryKey: ['consents', 'evidence', of],
    queryFn: ({ signal }) =>
      'candidateId' in of
        ? call(readCandidateEvidenceEndpoint, of, { signal })
        : call(readConsentEvidenceEndpoint, of, { signal }),
  });
