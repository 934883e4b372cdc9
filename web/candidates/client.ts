import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  acknowledgeEditsEndpoint,
  agencyEarningsEndpoint,
  listEngagementCandidatesEndpoint,
  deleteDocumentEndpoint,
  discardDraftEndpoint,
  downloadDocumentEndpoint,
  editCandidateEndpoint,
  listDraftsEndpoint,
  listUsersByOwnershipChecksEndpoint,
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
import type {
  moveCandidate,
  rejectCandidate,
  undoMove,
  unrejectCandidate,
} from '#contract/candidates/operations/employer.ts';
import type { listUsersByOwnershipChecks } from '#contract/candidates/operations/ownership.ts';
import type { resubmitState, saveDraft, submitCandidate } from '#contract/candidates/operations/submission.ts';
import type { UploadedDocument } from '#contract/candidates/shapes/document.ts';
import {
  approveSalaryRevisionEndpoint,
  proposeSalaryRevisionEndpoint,
  rejectSalaryRevisionEndpoint,
  withdrawSalaryRevisionEndpoint,
} from '#contract/candidates/endpoints/salary.ts';
import type { proposeSalary, rejectSalary } from '#contract/candidates/operations/salary.ts';
import { lookupEndpointByName } from '#contract/lookups/endpoints.ts';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { removeUndo } from '#web/candidates/parts/bulk/bulk-runs.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { callApi, downloadFromApi, uploadToApi } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';
import { stashPending, takePending } from '#web/platform/pending-writes.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';

export const candidateKey = (candidateId: string) => ['candidates', 'one', candidateId] as const;

export const openedCandidateKey = (candidateId: string) => ['candidates', 'opened', candidateId] as const;

export const candidatesQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['candidates', 'of', engagementId],
    queryFn: ({ signal }) => callApi(listEngagementCandidatesEndpoint, { engagementId }, { signal }),
  });

export const earningsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['candidates', 'earnings', engagementId],
    queryFn: ({ signal }) => callApi(agencyEarningsEndpoint, { engagementId }, { signal }),
  });

/**
 * Loads the submissions that the user has started in an engagement. They are never cached, since the user may have just
 * come from the form.
 */
export const startedSubmissionsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['candidates', 'begun', engagementId],
    queryFn: ({ signal }) => callApi(listDraftsEndpoint, { engagementId }, { signal }),
    staleTime: 0,
  });

export type OwnershipCheckRow = OutputOf<typeof listUsersByOwnershipChecks>['records'][number];

export const ownershipChecksPageSize = 10;

/** Loads the users who have checked whether people may be submitted, for the provider's staff. */
export const ownershipChecksQuery = (page: number) =>
  queryOptions({
    queryKey: ['candidates', 'ownershipChecks', page],
    queryFn: ({ signal }) =>
      callApi(listUsersByOwnershipChecksEndpoint, { pageCurrent: page, pageSize: ownershipChecksPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const candidateQuery = (candidateId: string) =>
  queryOptions({
    queryKey: candidateKey(candidateId),
    queryFn: ({ signal }) => callApi(viewCandidateEndpoint, { candidateId }, { signal }),
  });

/** Loads the submission form with the current draft. It is never cached, since the user is about to edit the draft. */
export const submissionQuery = (talentRequestId: string, draftId?: string) =>
  queryOptions({
    queryKey: ['candidates', 'submission', talentRequestId, draftId ?? null],
    queryFn: async ({ signal }) => {
      await saveLeftDraft({ talentRequestId, draftId });
      return callApi(readSubmissionEndpoint, { talentRequestId, draftId }, { signal });
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

export const receivedCandidatesQuery = (engagementId: string, talentRequestId: string) =>
  queryOptions({
    queryKey: ['candidates', 'received', engagementId, talentRequestId],
    queryFn: ({ signal }) => callApi(listReceivedCandidatesEndpoint, { engagementId, talentRequestId }, { signal }),
  });

/** Loads the candidates for all of an engagement's talent requests. */
export const engagementCandidatesQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['candidates', 'received', engagementId],
    queryFn: ({ signal }) => callApi(listReceivedCandidatesEndpoint, { engagementId }, { signal }),
  });

/**
 * Loads a candidate. The server records the first opening, so this query runs only when the page is opened, not when its
 * link is hovered.
 */
export const openedCandidateQuery = (candidateId: string) =>
  queryOptions({
    queryKey: openedCandidateKey(candidateId),
    queryFn: ({ signal }) => callApi(openCandidateEndpoint, { candidateId }, { signal }),
  });

/** Loads a document's file. Documents never change, so it is fetched only once. */
export const fileQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['candidates', 'file', documentId],
    queryFn: async ({ signal }) => (await downloadFromApi(downloadDocumentEndpoint, { documentId }, { signal })).blob,
    staleTime: 'static',
    gcTime: 60_000,
  });

/** Loads a document's text. The server stores it during the upload, so it is fetched only once, even if it is null. */
export const documentTextQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['candidates', 'text', documentId],
    queryFn: ({ signal }) => callApi(readDocumentTextEndpoint, { documentId }, { signal }),
    staleTime: 'static',
    gcTime: 60_000,
  });

export const countriesQuery = queryOptions({
  queryKey: ['lookups', 'countries'],
  queryFn: ({ signal }) => callApi(lookupEndpointByName.countries, {}, { signal }),
  staleTime: 'static',
});

export const checkResubmitState = (input: SentInputOf<typeof resubmitState>, signal?: AbortSignal) =>
  callApi(resubmitStateEndpoint, { ...input, timeZone: viewerZone() }, { signal });

type SentDraft = SentInputOf<typeof saveDraft>;
type DraftPlace = Pick<SentDraft, 'talentRequestId' | 'draftId'>;
const leftDraft = ({ talentRequestId, draftId }: DraftPlace): string => `draft.${draftId ?? talentRequestId}`;

/** The requests that save drafts and have no response yet. */
const saves = new Set<Promise<unknown>>();

/** Saves a draft. If `isLeaving`, the page may close during the request, so the next page sends the draft once more. */
export const saveDraftNow = (input: SentDraft, isLeaving: boolean) => {
  if (isLeaving) stashPending(leftDraft(input), input);
  const save = callApi(saveDraftEndpoint, input, { keepalive: isLeaving });
  saves.add(save);
  void save.catch(() => undefined).then(() => saves.delete(save));
  return save;
};

/** Waits until no draft is being saved, including saves that begin while it waits. */
export const waitForDraftSaves = async (): Promise<void> => {
  while (saves.size > 0) {
    await Promise.allSettled(saves);
    await new Promise((resolve) => setTimeout(resolve));
  }
};

/**
 * Sends the previous page's last edits again, because the first request may still be running. If that request has
 * already arrived, the server refuses the second one.
 */
const saveLeftDraft = async (place: DraftPlace): Promise<void> => {
  const left = takePending(leftDraft(place)) as SentDraft | null;
  if (left === null) return;
  await callApi(saveDraftEndpoint, left).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
};

export const discardDraftNow = (talentRequestId: string, draftId?: string) =>
  callApi(discardDraftEndpoint, { talentRequestId, draftId });

/** Submits one of several candidates. The key prevents a repeated request from submitting the candidate twice. */
export const sendSubmission = (input: SentInputOf<typeof submitCandidate>, idempotencyKey: string) =>
  callApi(submitCandidateEndpoint, input, { idempotencyKey });

/** Uploads a file as soon as it is chosen. `onProgress` receives the percentage sent. */
export const uploadCandidateDocument =
  (input: { kind: 'cv' | 'other'; candidateId?: string; talentRequestId?: string }) =>
  (file: File, options: { onProgress: (percent: number) => void; signal: AbortSignal }): Promise<UploadedDocument> =>
    uploadToApi(uploadDocumentEndpoint, input, file, {
      signal: options.signal,
      onProgress: (share) => options.onProgress(share * 100),
    });

/** Downloads a document. */
export const downloadSubmissionDocument = async (documentId: string): Promise<void> => {
  downloadBlob(await downloadFromApi(downloadDocumentEndpoint, { documentId }));
};

const useStep = <Given, Answer>(
  step: (given: Given) => Promise<Answer>,
  onAnswer?: (answer: Answer, queries: QueryClient) => void,
) => useWrite(step, ['candidate', 'submission-draft'], onAnswer === undefined ? {} : { onAnswer });

const storeCandidate = (candidate: { _id: string }, queries: QueryClient): void =>
  void queries.setQueryData(candidateKey(candidate._id), candidate);
/** Stores a candidate after a step by the agency. The previous step can no longer be undone. */
const storeCandidateStep = (candidate: { _id: string }, queries: QueryClient): void => {
  removeUndo(candidate._id);
  storeCandidate(candidate, queries);
};
/** Stores a candidate after a step by the employer. The previous step can no longer be undone. */
const storeOpened = (candidate: { _id: string }, queries: QueryClient): void => {
  removeUndo(candidate._id);
  queries.setQueryData(openedCandidateKey(candidate._id), candidate);
};

export const useSubmitCandidate = () =>
  useStep((input: SentInputOf<typeof submitCandidate>) => callApi(submitCandidateEndpoint, input));
export const useEditCandidate = () =>
  useStep((input: SentInputOf<typeof editCandidate>) => callApi(editCandidateEndpoint, input), storeCandidate);
export const useWithdrawCandidate = () =>
  useStep(
    (input: SentInputOf<typeof withdrawCandidate>) => callApi(withdrawCandidateEndpoint, input),
    storeCandidateStep,
  );
export const useUndoCandidateWithdrawal = () =>
  useStep((candidateId: string) => callApi(undoWithdrawalEndpoint, { candidateId }), storeCandidateStep);
export const useDeleteCandidateDocument = () =>
  useStep((documentId: string) => callApi(deleteDocumentEndpoint, { documentId }));
export const useMoveCandidate = () =>
  useStep((input: SentInputOf<typeof moveCandidate>) => callApi(moveCandidateEndpoint, input), storeOpened);
export const useRejectCandidate = () =>
  useStep((input: SentInputOf<typeof rejectCandidate>) => callApi(rejectCandidateEndpoint, input), storeOpened);
export const useUndoRejection = () =>
  useStep((input: SentInputOf<typeof unrejectCandidate>) => callApi(unrejectCandidateEndpoint, input), storeOpened);
export const useUndoMove = () =>
  useStep((input: SentInputOf<typeof undoMove>) => callApi(undoMoveEndpoint, input), storeOpened);
export const useAcknowledgeEdits = () =>
  useStep(
    (input: { candidateId: string; seenUntil?: string }) => callApi(acknowledgeEditsEndpoint, input),
    storeCandidate,
  );

/**
 * Changes a salary and refetches the candidate before the mutation ends, since the rights on the candidate change too.
 */
const useSalaryStep = <Given, Answer>(step: (given: Given) => Promise<Answer>) =>
  useWrite(step, ['candidate'], { awaitsRefetch: true });

type DecidedSalary = SentInputOf<typeof rejectSalary>;
const salaryDecisions = {
  approve: ({ candidateId, revisionId }: DecidedSalary) =>
    callApi(approveSalaryRevisionEndpoint, { candidateId, revisionId }),
  reject: (input: DecidedSalary) => callApi(rejectSalaryRevisionEndpoint, input),
  withdraw: ({ candidateId, revisionId }: DecidedSalary) =>
    callApi(withdrawSalaryRevisionEndpoint, { candidateId, revisionId }),
};

export const useProposeSalary = () =>
  useSalaryStep((input: SentInputOf<typeof proposeSalary>) => callApi(proposeSalaryRevisionEndpoint, input));
export const useResolveSalaryRevision = (decision: keyof typeof salaryDecisions) =>
  useSalaryStep(salaryDecisions[decision]);

/** The consent request or the submitted candidate whose evidence is shown. */
export type EvidenceSubject = { consentRequestId: string } | { candidateId: string };

/** Loads the evidence of a consent. */
export const consentEvidenceQuery = (of: EvidenceSubject) =>
  queryOptions({
    queryKey: ['consents', 'evidence', of],
    queryFn: ({ signal }) =>
      'candidateId' in of
        ? callApi(readCandidateEvidenceEndpoint, of, { signal })
        : callApi(readConsentEvidenceEndpoint, of, { signal }),
  });
