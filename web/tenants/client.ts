import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  changeOwnershipTermsEndpoint,
  listAgenciesEndpoint,
  readOwnershipTermsEndpoint,
} from '#contract/tenants/endpoints.ts';
import type { AgencyRow, OwnershipTerms } from '#contract/tenants/shapes.ts';
import { callApi } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

export type AgencyFilters = { status?: AgencyRow['status'] | undefined; page?: number | undefined };

export const agenciesPageSize = 10;

/** Loads a page of the list of agencies. */
export const agenciesQuery = ({ status, page = 0 }: AgencyFilters) =>
  queryOptions({
    queryKey: ['tenants', 'agencies', { status, page }],
    queryFn: ({ signal }) =>
      callApi(listAgenciesEndpoint, { status, pageCurrent: page, pageSize: agenciesPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/**
 * Loads the client's ownership terms: how long, and for which talent requests, a candidate belongs to the agency that
 * submitted them first.
 */
export const ownershipTermsQuery = queryOptions({
  queryKey: ['tenants', 'ownership-terms'],
  queryFn: ({ signal }) => callApi(readOwnershipTermsEndpoint, {}, { signal }),
});

export const useChangeOwnershipTerms = () =>
  useWrite((terms: OwnershipTerms) => callApi(changeOwnershipTermsEndpoint, terms), [], {
    onAnswer: (terms, queries) => {
      queries.setQueryData(ownershipTermsQuery.queryKey, terms);
    },
  });
