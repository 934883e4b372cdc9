import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  listDocumentsEndpoint,
  listEmployerDocumentsEndpoint,
  listRequirementsEndpoint,
  listTalentRequestsEndpoint,
  readInformationEndpoint,
} from '#contract/engagements/endpoints/agency.ts';
import {
  countNoticesEndpoint,
  listNoticesEndpoint,
  markNoticesSeenEndpoint,
} from '#contract/engagements/endpoints/notices.ts';
import {
  addDocumentEndpoint,
  addDraftDocumentEndpoint,
  addRequestEndpoint,
  cancelEngagementEndpoint,
  cancelRequestEndpoint,
  changeClosingEndpoint,
  changeEngagementEndpoint,
  changeRequestEndpoint,
  changeTermsEndpoint,
  completeEngagementEndpoint,
  completeRequestEndpoint,
  discardDraftEndpoint,
  discontinueEngagementEndpoint,
  fillInternallyEndpoint,
  listDraftsEndpoint,
  changeClarificationEndpoint,
  moveStageEndpoint,
  pauseEngagementEndpoint,
  resumeEngagementEndpoint,
  listOwnEngagementsEndpoint,
  pauseRequestEndpoint,
  publishAgainEndpoint,
  previewDraftEndpoint,
  publishDraftEndpoint,
  readDraftEndpoint,
  readHistoryEndpoint,
  readOwnEngagementEndpoint,
  removeDocumentEndpoint,
  removeDraftDocumentEndpoint,
  restoreRequestEndpoint,
  resumeRequestEndpoint,
  saveDraftEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { changeLotEndpoint } from '#contract/bidding/endpoints.ts';
import { lookupEndpointByName } from '#contract/lookups/endpoints.ts';
import type { saveDraft as saveOperation } from '#contract/engagements/operations/drafts.ts';
import type { readOwnEngagement } from '#contract/engagements/operations/employer.ts';
import type { EngagementStatus } from '#contract/engagements/states.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import type { Operation, OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { callApi, uploadToApi } from '#web/platform/client.ts';
import type { LiveSubject } from '#contract/notifications/states.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

/** Returns the prefix of all query keys about one engagement. */
export const engagementKey = (engagementId: string) => ['engagements', engagementId] as const;

export const informationQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...engagementKey(engagementId), 'information'],
    queryFn: ({ signal }) => callApi(readInformationEndpoint, { engagementId }, { signal }),
  });

export const talentRequestsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...engagementKey(engagementId), 'talent-requests'],
    queryFn: ({ signal }) => callApi(listTalentRequestsEndpoint, { engagementId }, { signal }),
  });

export const documentsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...engagementKey(engagementId), 'paper'],
    queryFn: async ({ signal }) => {
      const [requirements, documents] = await Promise.all([
        callApi(listRequirementsEndpoint, { engagementId }, { signal }),
        callApi(listDocumentsEndpoint, { engagementId }, { signal }),
      ]);
      return { requirements, documents };
    },
  });

/** Loads the employer's documents about a talent request and its engagement. */
export const employerDocumentsQuery = (talentRequestId: string) =>
  queryOptions({
    queryKey: ['engagements', 'employerDocuments', talentRequestId],
    queryFn: ({ signal }) => callApi(listEmployerDocumentsEndpoint, { talentRequestId }, { signal }),
  });

export const noticesQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...engagementKey(engagementId), 'notices'],
    queryFn: ({ signal }) => callApi(listNoticesEndpoint, { engagementId }, { signal }),
  });

export const noticesCountQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...engagementKey(engagementId), 'notices-count'],
    queryFn: ({ signal }) => callApi(countNoticesEndpoint, { engagementId }, { signal }),
  });

/**
 * Marks notices as seen once they are shown. The count is updated, but the highlights in the list stay while it is
 * open.
 */
export const useMarkNoticesSeen = (engagementId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(markNoticesSeenEndpoint, { engagementId }),
    onSuccess: () =>
      void queries.setQueryData(
        noticesCountQuery(engagementId).queryKey,
        (known) => known && { ...known, newCount: 0 },
      ),
  });
};

export const ownEngagementsPageSize = 10;

export const ownEngagementsQuery = (filters: { status?: EngagementStatus | undefined; page: number }) =>
  queryOptions({
    queryKey: ['engagements', 'own', filters],
    queryFn: ({ signal }) =>
      callApi(
        listOwnEngagementsEndpoint,
        {
          pageCurrent: filters.page,
          pageSize: ownEngagementsPageSize,
          ...(filters.status ? { status: filters.status } : {}),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const ownEngagementQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...engagementKey(engagementId), 'own'],
    queryFn: ({ signal }) => callApi(readOwnEngagementEndpoint, { engagementId }, { signal }),
  });

/** Loads an engagement's history. */
export const engagementHistoryQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...engagementKey(engagementId), 'history'],
    queryFn: ({ signal }) => callApi(readHistoryEndpoint, { engagementId }, { signal }),
  });

/** An engagement as its employer sees it, with the permissions on it. */
export type OwnEngagementView = OutputOf<typeof readOwnEngagement>;

/** Loads the drafts of engagements. Only a draft's author can change it. */
export const draftsQuery = queryOptions({
  queryKey: ['engagements', 'drafts'],
  queryFn: ({ signal }) => callApi(listDraftsEndpoint, {}, { signal }),
});

/** Loads a draft. Disabled for a draft that hasn't been saved yet. */
export const draftQuery = (draftId: string | undefined) =>
  queryOptions({
    queryKey: ['engagement-draft', draftId],
    queryFn: ({ signal }) => callApi(readDraftEndpoint, { draftId: draftId ?? '' }, { signal }),
    enabled: draftId !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });

/** Loads a classification's sub-classifications. Disabled until a classification is chosen. */
export const subClassificationsQuery = (classificationId: number | '') =>
  queryOptions({
    queryKey: ['engagement-lookups', classificationId],
    queryFn: ({ signal }) =>
      callApi(lookupEndpointByName.subClassificationsOfClassification, { id: Number(classificationId) }, { signal }),
    enabled: classificationId !== '',
    staleTime: Infinity,
  });

/** Loads a draft's documents. Disabled until the draft is saved. */
export const draftDocumentsQuery = (draftId: string | undefined) =>
  queryOptions({
    queryKey: ['engagement-draft', draftId, 'documents'],
    queryFn: async ({ signal }) => (await callApi(readDraftEndpoint, { draftId: draftId ?? '' }, { signal })).documents,
    enabled: draftId !== undefined,
  });

/**
 * Loads the preview of a draft as agencies would see it. It is never cached, since the employer is still editing the
 * draft.
 */
export const previewQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['engagement-preview', draftId],
    queryFn: ({ signal }) => callApi(previewDraftEndpoint, { draftId }, { signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** A new document: its name, and the ID or key of its talent request. */
export interface NewDocument {
  title: string;
  kind: 'document' | 'agreement';
  about: string | undefined;
}

const useDraftDocuments = <Given, Outcome>(mutationFn: (given: Given) => Promise<Outcome>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'engagement-draft' && queryKey[2] === 'documents',
      }),
  });
};

export const useAddDraftDocument = () =>
  useDraftDocuments(
    ({ draftId, file, document: { about, ...document } }: { draftId: string; file: File; document: NewDocument }) =>
      uploadToApi(
        addDraftDocumentEndpoint,
        { draftId, ...document, ...(about === undefined ? {} : { requestKey: about }) },
        file,
      ),
  );
export const useRemoveDraftDocument = () =>
  useDraftDocuments((input: { documentId: string }) => callApi(removeDraftDocumentEndpoint, input));

export const saveEngagementDraft = (input: SentInputOf<typeof saveOperation>) => callApi(saveDraftEndpoint, input);

const changed: readonly LiveSubject[] = ['engagement', 'talent-request'];

/** Creates a mutation on an engagement or its talent requests. */
const useAct = <O extends Operation>(at: Endpoint<O>) =>
  useWrite((input: SentInputOf<O>) => callApi(at, input), changed);

/** Adds a document to an open engagement. */
export const useAddDocument = () =>
  useWrite(
    (given: { engagementId: string; file: File; document: NewDocument }) => {
      const { about, ...document } = given.document;
      const talentRequest = about === undefined ? {} : { talentRequestId: about };
      return uploadToApi(
        addDocumentEndpoint,
        { engagementId: given.engagementId, ...document, ...talentRequest },
        given.file,
      );
    },
    changed,
    { awaitsRefetch: true },
  );
export const useRemoveDocument = () => useAct(removeDocumentEndpoint);
export const useChangeEngagement = () => useAct(changeEngagementEndpoint);
export const useChangeTerms = () => useAct(changeTermsEndpoint);
export const useChangeClosingTime = () => useAct(changeClosingEndpoint);
export const usePublishEngagementAgain = () => useAct(publishAgainEndpoint);
export const useMoveStage = () => useAct(moveStageEndpoint);
export const useChangeClarificationDeadlines = () => useAct(changeClarificationEndpoint);
export const useDiscardDraft = () => useAct(discardDraftEndpoint);
export const usePublishDraft = () => useAct(publishDraftEndpoint);
export const useAddRequest = () => useAct(addRequestEndpoint);
export const useChangeLotRules = () => useAct(changeLotEndpoint);
export const useChangeRequest = () => useAct(changeRequestEndpoint);
export const usePauseRequest = () => useAct(pauseRequestEndpoint);
export const useResumeRequest = () => useAct(resumeRequestEndpoint);
export const useCancelRequest = () => useAct(cancelRequestEndpoint);
export const useRestoreRequest = () => useAct(restoreRequestEndpoint);
export const useCompleteRequest = () => useAct(completeRequestEndpoint);
export const useSetInternallyFilledRoles = () => useAct(fillInternallyEndpoint);
export const usePauseEngagement = () => useAct(pauseEngagementEndpoint);
export const useResumeEngagement = () => useAct(resumeEngagementEndpoint);
export const useCancelEngagement = () => useAct(cancelEngagementEndpoint);
export const useDiscontinueEngagement = () => useAct(discontinueEngagementEndpoint);
export const useCompleteEngagement = () => useAct(completeEngagementEndpoint);
