import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeClosingAt,
  downloadDocumentAt,
  listDocumentsAt,
  listOwnEngagementsAt,
  listRequirementsAt,
  listTalentRequestsAt,
  publishAgainAt,
  readInformationAt,
  readOwnEngagementAt,
} from '#contract/engagements/addresses.ts';
import type { changeClosing, publishAgain, readOwnEngagement } from '#contract/engagements/operations.ts';
import type { EngagementStatus } from '#contract/engagements/states.ts';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { call, callFile } from '#web/platform/client.ts';
import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

/** All that is kept of one engagement; what changes it throws this away. */
export const engagementKey = (engagementId: string) => ['engagements', engagementId] as const;

export const informationQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...engagementKey(engagementId), 'information'],
    queryFn: ({ signal }) => call(readInformationAt, { engagementId }, { signal }),
  });

export const talentRequestsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...engagementKey(engagementId), 'talent-requests'],
    queryFn: ({ signal }) => call(listTalentRequestsAt, { engagementId }, { signal }),
  });

export const paperQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...engagementKey(engagementId), 'paper'],
    queryFn: async ({ signal }) => {
      const [requirements, documents] = await Promise.all([
        call(listRequirementsAt, { engagementId }, { signal }),
        call(listDocumentsAt, { engagementId }, { signal }),
      ]);
      return { requirements, documents };
    },
  });

export const pageSize = 10;

export const ownEngagementsQuery = (filters: { status?: EngagementStatus | undefined; page: number }) =>
  queryOptions({
    queryKey: ['engagements', 'own', filters],
    queryFn: ({ signal }) =>
      call(
        listOwnEngagementsAt,
        { pageCurrent: filters.page, pageSize, ...(filters.status ? { status: filters.status } : {}) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const ownEngagementQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...engagementKey(engagementId), 'own'],
    queryFn: ({ signal }) => call(readOwnEngagementAt, { engagementId }, { signal }),
  });

/** One engagement as its employer has it, with what may be done with it. */
export type OwnEngagementView = OutputOf<typeof readOwnEngagement>;

export const useChangeClosing = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof changeClosing>) => call(changeClosingAt, input),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['engagements'] }),
  });
};

export const usePublishAgain = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: SentInputOf<typeof publishAgain>) => call(publishAgainAt, input),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['engagements'] }),
  });
};

/** Fetches a document and hands it to the browser to keep. */
export const saveDocument = async (documentId: string): Promise<void> => {
  const { blob, fileName } = await callFile(downloadDocumentAt, { documentId });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
};

/** An engagement shows how far its applications and its roles are. */
export const engagementLive: LiveMap = {
  all: [['engagements']],
  of: (message) => {
    if (!isAbout(message, 'engagement', 'talent-request', 'application', 'candidate')) return [];
    return message.engagementId === undefined
      ? [['engagements']]
      : [engagementKey(message.engagementId), ['engagements', 'own']];
  },
};
