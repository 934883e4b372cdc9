import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  applyToAuctionEndpoint,
  applySetRateEndpoint,
  applyTenderRateEndpoint,
  requestTenderRebidEndpoint,
  changeTenderEndpoint,
  decideApplicationEndpoint,
  readTermsEndpoint,
  listReceivedApplicationsEndpoint,
  revokeApprovalEndpoint,
  undoWithdrawalEndpoint,
  viewApplicationEndpoint,
  withdrawApplicationEndpoint,
  withdrawalStatusEndpoint,
} from '#contract/applications/endpoints.ts';
import type { withdrawApplication } from '#contract/applications/operations/agency.ts';
import type {
  requestTenderRebid,
  decideApplication,
  revokeApproval,
} from '#contract/applications/operations/employer.ts';
import type { ApplicationTerms } from '#contract/applications/shapes.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import type { FeeTypeId } from '#contract/engagements/states.ts';
import { callApi } from '#web/platform/client.ts';
import type { LiveSubject } from '#contract/notifications/states.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

export type ApplicationDecisionInput = SentInputOf<typeof decideApplication>;
export type TenderInput = { feeTypeId: FeeTypeId; feePercent?: string; feeAmount?: string };

/** Loads the current terms. They are never cached, since the user is about to accept them. */
export const termsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['applications', 'terms', engagementId],
    queryFn: ({ signal }) => callApi(readTermsEndpoint, { engagementId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const applicationQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['applications', 'own', engagementId],
    queryFn: ({ signal }) => callApi(viewApplicationEndpoint, { engagementId }, { signal }),
  });

/**
 * Loads the current effects of a withdrawal. They are never cached, since the user is about to decide on the
 * withdrawal.
 */
export const withdrawalStatusQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['applications', 'withdraw-status', engagementId],
    queryFn: ({ signal }) => callApi(withdrawalStatusEndpoint, { engagementId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const receivedApplicationsPageSize = 10;

export const receivedApplicationsQuery = (engagementId: string | undefined, page = 0) =>
  queryOptions({
    queryKey: ['applications', 'received', { engagementId, page }],
    queryFn: ({ signal }) =>
      callApi(
        listReceivedApplicationsEndpoint,
        { engagementId, pageCurrent: page, pageSize: receivedApplicationsPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

const apply = ({ way, terms, termsHash }: ApplicationTerms, tender: TenderInput) => {
  const confirmed = { engagementId: terms.engagementId, termsVersion: terms.termsVersion, termsHash };
  if (way === 'set-rate') return callApi(applySetRateEndpoint, confirmed);
  if (way === 'competitive') return callApi(applyToAuctionEndpoint, confirmed);
  return callApi(applyTenderRateEndpoint, { ...confirmed, ...tender });
};

/** The delay before the board is refetched a second time, in milliseconds. Source: specification 2, section 9. */
const boardRefresh = 10_000;

/** The subjects to refetch: an application also determines whether candidates can be submitted. */
const changed: readonly LiveSubject[] = ['application', 'candidate'];

/** Submits an application, with the tender if the terms require one; the board is refetched again after ten seconds. */
export const useApply = () =>
  useWrite(({ terms, tender }: { terms: ApplicationTerms; tender: TenderInput }) => apply(terms, tender), changed, {
    onAnswer: (_answer, queries) =>
      void setTimeout(() => void queries.invalidateQueries({ queryKey: ['board'] }), boardRefresh),
  });

/** An input that may lack the reason. In that case, the server reports that it is missing. */
type Asked<Input extends { reasonId: number }> = Omit<Input, 'reasonId'> & { reasonId?: number };

const useChange = <Given, Answer>(change: (given: Given) => Promise<Answer>) => useWrite(change, changed);

export const useDecideApplication = () =>
  useChange((decision: ApplicationDecisionInput) => callApi(decideApplicationEndpoint, decision));
export const useWithdrawApplication = () =>
  useChange((input: Asked<SentInputOf<typeof withdrawApplication>>) =>
    callApi(withdrawApplicationEndpoint, input as SentInputOf<typeof withdrawApplication>),
  );
export const useUndoWithdrawal = () =>
  useChange((engagementId: string) => callApi(undoWithdrawalEndpoint, { engagementId }));
export const useChangeTender = () =>
  useChange(({ engagementId, tender }: { engagementId: string; tender: TenderInput }) =>
    callApi(changeTenderEndpoint, { engagementId, ...tender }),
  );
export const useRevokeApproval = () =>
  useChange((input: Asked<SentInputOf<typeof revokeApproval>>) =>
    callApi(revokeApprovalEndpoint, input as SentInputOf<typeof revokeApproval>),
  );
export const useRequestNewTender = () =>
  useChange((input: Asked<SentInputOf<typeof requestTenderRebid>>) =>
    callApi(requestTenderRebidEndpoint, input as SentInputOf<typeof requestTenderRebid>),
  );
