import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import {
  contactSupportEndpoint,
  eraseCandidatesEndpoint,
  eraseUserEndpoint,
  listErasuresEndpoint,
  listSupportMessagesEndpoint,
  readOwnDataEndpoint,
  retrySupportMessageEndpoint,
} from '#contract/support/endpoints.ts';
import type { contactSupport, listSupportMessages } from '#contract/support/operations.ts';
import type { listErasures } from '#contract/support/operations/privacy.ts';
import { callApi } from '#web/platform/client.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';

export const useContactSupport = () =>
  useMutation({
    mutationFn: (message: SentInputOf<typeof contactSupport>) => callApi(contactSupportEndpoint, message),
  });

export type SupportMessageRow = OutputOf<typeof listSupportMessages>['records'][number];
export type SupportMessageFilters = { status?: 'dead' | 'due' | undefined; page?: number | undefined };

export const supportMessagesPageSize = 10;

/** Loads the messages that the support chat hasn't accepted, for the provider's staff. */
export const supportMessagesQuery = ({ status = 'dead', page = 0 }: SupportMessageFilters) =>
  queryOptions({
    queryKey: ['support', 'messages', { status, page }],
    queryFn: ({ signal }) =>
      callApi(
        listSupportMessagesEndpoint,
        { status, pageCurrent: page, pageSize: supportMessagesPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const useRetrySupportMessage = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => callApi(retrySupportMessageEndpoint, { messageId }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['support', 'messages'] }),
  });
};

export type ErasureRow = OutputOf<typeof listErasures>['records'][number];

export const erasuresPageSize = 10;

/** The polling interval until a request is completed, in milliseconds. */
const lookAgainMs = 4000;

export const erasuresQuery = (page: number, formerKeywords: string) =>
  queryOptions({
    queryKey: ['support', 'erasures', page, formerKeywords],
    queryFn: ({ signal }) =>
      callApi(
        listErasuresEndpoint,
        { pageCurrent: page, pageSize: erasuresPageSize, ...(formerKeywords === '' ? {} : { formerKeywords }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.records.some(({ doneAt }) => doneAt === null) === true ? lookAgainMs : false,
  });

const useErasure = <Given, Found>(send: (given: Given) => Promise<Found>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: ['support', 'erasures'] }),
  });
};

export const useEraseUser = () => useErasure((userId: string) => callApi(eraseUserEndpoint, { userId }));
export const useEraseCandidates = () => useErasure((email: string) => callApi(eraseCandidatesEndpoint, { email }));

/** Downloads the data stored about the user. */
export const useDownloadOwnData = () =>
  useMutation({
    mutationFn: async () => {
      const data = await callApi(readOwnDataEndpoint, {});
      const blob = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      downloadBlob({ blob, fileName: 'rolecall-my-data.json' });
    },
  });
