import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  approveAgencyEndpoint,
  declineAgencyEndpoint,
  listWaitingAgenciesEndpoint,
  readVerificationEndpoint,
} from '#contract/profile/endpoints/verification.ts';
import { callApi } from '#web/platform/client.ts';

export const pendingAgenciesPageSize = 10;

/** Loads the agencies waiting for a decision, for the provider's staff. */
export const pendingAgenciesQuery = (page: number) =>
  queryOptions({
    queryKey: ['verification', 'waiting', page],
    queryFn: ({ signal }) =>
      callApi(listWaitingAgenciesEndpoint, { pageCurrent: page, pageSize: pendingAgenciesPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const verificationQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['verification', 'of', tenantId],
    queryFn: ({ signal }) => callApi(readVerificationEndpoint, { tenantId }, { signal }),
  });

const useDecision = <Given, Found>(send: (given: Given) => Promise<Found>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all([['verification'], ['tenants']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
};

export const useApproveAgency = () => useDecision((tenantId: string) => callApi(approveAgencyEndpoint, { tenantId }));

export const useDeclineAgency = () =>
  useDecision((given: { tenantId: string; reason: string }) => callApi(declineAgencyEndpoint, given));
