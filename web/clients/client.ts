import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  listClientEngagementsEndpoint,
  listClientHistoryEndpoint,
  listClientsEndpoint,
  readClientEndpoint,
} from '#contract/clients/endpoints.ts';
import type { ClientSort } from '#contract/clients/states.ts';
import { callApi } from '#web/platform/client.ts';

export const clientsPageSize = 10;

export type ClientsSearch = {
  q?: string | undefined;
  by?: ClientSort | undefined;
  desc?: boolean | undefined;
  page?: number | undefined;
};

export const clientsQuery = ({ q, by = 'name', desc = false, page = 0 }: ClientsSearch) =>
  queryOptions({
    queryKey: ['clients', 'list', { q, by, desc, page }],
    queryFn: ({ signal }) =>
      callApi(
        listClientsEndpoint,
        {
          ...(q === undefined || q === '' ? {} : { keywords: q }),
          sortBy: by,
          sortOrder: desc ? 'desc' : 'asc',
          pageCurrent: page,
          pageSize: clientsPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const clientQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['clients', 'one', clientId],
    queryFn: ({ signal }) => callApi(readClientEndpoint, { clientId }, { signal }),
  });

export const clientEngagementsQuery = (clientId: string, pageCurrent: number) =>
  queryOptions({
    queryKey: ['clients', 'engagements', clientId, pageCurrent],
    queryFn: ({ signal }) =>
      callApi(listClientEngagementsEndpoint, { clientId, pageCurrent, pageSize: clientsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const clientHistoryQuery = (clientId: string, pageCurrent: number) =>
  queryOptions({
    queryKey: ['clients', 'history', clientId, pageCurrent],
    queryFn: ({ signal }) =>
      callApi(listClientHistoryEndpoint, { clientId, pageCurrent, pageSize: clientsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
