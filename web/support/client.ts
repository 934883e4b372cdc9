import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { contactSupportAt, listMessagesAt, retryMessageAt } from '#contract/support/addresses.ts';
import type { contactSupport, listMessages } from '#contract/support/operations.ts';
import { call } from '#web/platform/client.ts';

export const useContactSupport = () =>
  useMutation({ mutationFn: (message: SentInputOf<typeof contactSupport>) => call(contactSupportAt, message) });

export type MessageRow = OutputOf<typeof listMessages>['records'][number];
export type MessageFilters = { status?: 'dead' | 'due' | undefined; page?: number | undefined };

export const messagesPageSize = 10;

/** Messages that the chat has not taken, for the provider's staff. */
export const messagesQuery = ({ status = 'dead', page = 0 }: MessageFilters) =>
  queryOptions({
    queryKey: ['support', 'messages', { status, page }],
    queryFn: ({ signal }) =>
      call(listMessagesAt, { status, pageCurrent: page, pageSize: messagesPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useRetryMessage = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => call(retryMessageAt, { messageId }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['support', 'messages'] }),
  });
};
