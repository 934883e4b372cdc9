import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  agencyEarningsAt,
  candidatesOfEngagementAt,
  deleteDocumentAt,
  discardDraftAt,
  downloadDocumentAt,
  editCandidateAt,
  listCandidatesAt,
  listDraftsAt,
  listOwnershipChecksAt,
  moveCandidateAt,
  openCandidateAt,
  readDocumentTextAt,
  readSubmissionAt,
  receivedCandidatesAt,
  rejectCandidateAt,
  resubmitStateAt,
  saveDraftAt,
  submitCandidateAt,
  undoWithdrawAt,
  unrejectCandidateAt,
  uploadDocumentAt,
  viewCandidateAt,
  withdrawCandidateAt,
} from '#contract/candidates/addresses.ts';
import type { editCandidate, withdrawCandidate } from '#contract/candidates/operations/agency.ts';
import type { moveCandidate, rejectCandidate } from '#contract/candidates/operations/employer.ts';
import type { listOwnershipChecks } from '#contract/candidates/operations/ownership.ts';
import type { resubmitState, saveDraft, submitCandidate } from '#contract/candidates/operations/submission.ts';
import type { CandidateDocument } from '#contract/candidates/shapes.ts';
import { lookupsAt } from '#contract/lookups/addresses.ts';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { centrePageSize, type CentreSearch } from '#web/candidates/parts/centre/centre-search.ts';
import { call, callFile, callUpload } from '#web/platform/client.ts';
import { leaveBehind, takeLeftBehind } from '#web/platform/left-behind.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { candidateKey, openedKey } from './parts/live.ts';

export const candidatesQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['candidates', 'of', engagementId],
    queryFn: ({ signal }) => call(candidatesOfEngagementAt, { engagementId }, { signal }),
  });

export const earningsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['candidates', 'earnings', engagementId],
    queryFn: ({ signal }) => call(agencyEarningsAt, { engagementId }, { signal }),
  });

/** What the reader has begun to submit in an engagement; never an old copy, since the form has just been left. */
export const begunQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['candidates', 'begun', engagementId],
    queryFn: ({ signal }) => call(listDraftsAt, { engagementId }, { signal }),
    staleTime: 0,
  });

export type OwnershipCheckRow = OutputOf<typeof listOwnershipChecks>['records'][number];

export const ownershipChecksPageSize = 10;

/** Who checked whether people may be submitted, for the provider's staff. */
export const ownershipChecksQuery = (page: number) =>
  queryOptions({
    queryKey: ['candidates', 'ownershipChecks', page],
    queryFn: ({ signal }) =>
      call(listOwnershipChecksAt, { pageCurrent: page, pageSize: ownershipChecksPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The agency's candidates of all engagements, as the address asks for them. */
export const centreQuery = (search: CentreSearch) => {
  const { candidateStatusId: statusIds = [], pageCurrent = 0, pageSize = centrePageSize, ...rest } = search;
  const input = { ...rest, statusIds, pageCurrent, pageSize };
  return queryOptions({
    queryKey: ['candidates', 'centre', input],
    queryFn: ({ signal }) => call(listCandidatesAt, input, { signal }),
    placeholderData: keepPreviousData,
  });
};

export const candidateQuery = (candidateId: string) =>
  queryOptions({
    queryKey: candidateKey(candidateId),
    queryFn: ({ signal }) => call(viewCandidateAt, { candidateId }, { signal }),
  });

/** What a submission asks for, with the draft as it is now: never an old copy, since it is about to be typed into. */
export const submissionQuery = (talentRequestId: string) =>
  queryOptions({
    queryKey: ['candidates', 'submission', talentRequestId],
    queryFn: async ({ signal }) => {
      await saveLeftDraft(talentRequestId);
      return call(readSubmissionAt, { talentRequestId }, { signal });
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

export const receivedQuery = (engagementId: string, talentRequestId: string) =>
  queryOptions({
    queryKey: ['candidates', 'received', engagementId, talentRequestId],
    queryFn: ({ signal }) => call(receivedCandidatesAt, { engagementId, talentRequestId }, { signal }),
  });

/** Opening a candidate is kept the first time, so this is asked for by the page itself and never ahead of it. */
export const openedQuery = (candidateId: string) =>
  queryOptions({
    queryKey: openedKey(candidateId),
    queryFn: ({ signal }) => call(openCandidateAt, { candidateId }, { signal }),
  });

/** The file of a document. A document never changes, so it is fetched once, whatever else is asked for again. */
export const fileQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['candidates', 'file', documentId],
    queryFn: async ({ signal }) => (await callFile(downloadDocumentAt, { documentId }, { signal })).blob,
    staleTime: 'static',
    gcTime: 60_000,
  });

const readAgainMs = 2000;

/** The words of a document; asked for again while the server is still reading them. */
export const documentTextQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['candidates', 'text', documentId],
    queryFn: ({ signal }) => call(readDocumentTextAt, { documentId }, { signal }),
    refetchInterval: (query) => (query.state.data?.text === null ? readAgainMs : false),
  });

export const countriesQuery = queryOptions({
  queryKey: ['lookups', 'countries'],
  queryFn: ({ signal }) => call(lookupsAt.countries, {}, { signal }),
  staleTime: 'static',
});

export const askResubmitState = (input: SentInputOf<typeof resubmitState>, signal?: AbortSignal) =>
  call(resubmitStateAt, { ...input, timeZone: viewerZone() }, { signal });

type SentDraft = SentInputOf<typeof saveDraft>;
const leftDraft = (talentRequestId: string): string => `draft.${talentRequestId}`;

/** With `isLeaving` the page may go away while the draft is on its way; the next one then sends it once more. */
export const saveDraftNow = (input: SentDraft, isLeaving: boolean) => {
  if (isLeaving) leaveBehind(leftDraft(input.talentRequestId), input);
  return call(saveDraftAt, input, { keepalive: isLeaving });
};

/** Sends what the page before has typed last, which may be on its way still; refused where it has arrived. */
const saveLeftDraft = async (talentRequestId: string): Promise<void> => {
  const left = takeLeftBehind(leftDraft(talentRequestId)) as SentDraft | null;
  if (left === null) return;
  await call(saveDraftAt, left).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
};

export const discardDraftNow = (talentRequestId: string) => call(discardDraftAt, { talentRequestId });

/** Sends a file as soon as it is chosen; `onProgress` gets the percentage that has gone. */
export const sendDocument =
  (input: { kind: 'cv' | 'other'; candidateId?: string }) =>
  (file: File, options: { onProgress: (percent: number) => void; signal: AbortSignal }): Promise<CandidateDocument> =>
    callUpload(uploadDocumentAt, input, file, {
      signal: options.signal,
      onProgress: (share) => options.onProgress(share * 100),
    });

/** Fetches a document and hands it to the browser to keep. */
export const saveDocument = async (documentId: string): Promise<void> => {
  saveFile(await callFile(downloadDocumentAt, { documentId }));
};

/** What a step changes stands on many pages: counts, roles, fees; all that is in sight is asked for again. */
const refresh = (queries: QueryClient): Promise<void> => queries.invalidateQueries();

const useStep = <Input, Output>(
  step: (input: Input) => Promise<Output>,
  keep?: (queries: QueryClient, output: Output) => void,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: (output) => {
      keep?.(queries, output);
      void refresh(queries);
    },
  });
};

const keepCandidate = (queries: QueryClient, candidate: { _id: string }): void =>
  void queries.setQueryData(candidateKey(candidate._id), candidate);
const keepOpened = (queries: QueryClient, candidate: { _id: string }): void =>
  void queries.setQueryData(openedKey(candidate._id), candidate);

export const useSubmit = () => useStep((input: SentInputOf<typeof submitCandidate>) => call(submitCandidateAt, input));
export const useEdit = () =>
  useStep((input: SentInputOf<typeof editCandidate>) => call(editCandidateAt, input), keepCandidate);
export const useWithdraw = () =>
  useStep((input: SentInputOf<typeof withdrawCandidate>) => call(withdrawCandidateAt, input), keepCandidate);
export const useUndoWithdraw = () =>
  useStep((candidateId: string) => call(undoWithdrawAt, { candidateId }), keepCandidate);
export const useDeleteDocument = () => useStep((documentId: string) => call(deleteDocumentAt, { documentId }));
export const useMove = () =>
  useStep((input: SentInputOf<typeof moveCandidate>) => call(moveCandidateAt, input), keepOpened);
export const useReject = () =>
  useStep((input: SentInputOf<typeof rejectCandidate>) => call(rejectCandidateAt, input), keepOpened);
export const useUnreject = () =>
  useStep((candidateId: string) => call(unrejectCandidateAt, { candidateId }), keepOpened);
