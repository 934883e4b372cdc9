import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAgenciesEndpoint } from '#contract/tenants/endpoints.ts';
import type { AgencyRow } from '#contract/tenants/shapes.ts';
import { call } from '#web/platform/client.ts';

export type AgencyFilters = { status?: AgencyRow['status'] | undefined; page?: number | undefined };

export const agenciesPageSize = 10;

/** One page of the list of agencies. */
export const agenciesQuery = ({ status, page = 0 }: AgencyFilters) =>
  queryOptions({
    queryKey: ['tenants', 'agencies', { status, page }],
    queryFn: ({ signal }) =>
      call(listAgenciesEndpoint, { status, pageCurrent: page, pageSize: agenciesPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
