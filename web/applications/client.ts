import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  applyCompetitiveEndpoint,
  applySetRateEndpoint,
  applyTenderRateEndpoint,
  askRebidEndpoint,
  changeTenderEndpoint,
  decideApplicationEndpoint,
  readTermsEndpoint,
  receivedApplicationsEndpoint,
  revokeApprovalEndpoint,
  undoWithdrawalEndpoint,
  viewApplicationEndpoint,
  withdrawApplicationEndpoint,
  withdrawStatusEndpoint,
} from '#contract/applications/endpoints.ts';
import type { withdrawApplication } from '#contract/applications/operations/agency.ts';
import type { askRebid, decideApplication, revokeApproval } from '#contract/applications/operations/employer.ts';
import type { Terms } from '#contract/applications/shapes.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import { call } from '#web/platform/client.ts';

export type Decision = SentInputOf<typeof decideApplication>;
export type Tender = { feeTypeId: number; feePercent?: string; feeAmount?: string };

/** The terms as they are now: never an old copy, since they are about to be accepted. */
export const termsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['applications', 'terms', engagementId],
    queryFn: ({ signal }) => call(readTermsEndpoint, { engagementId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const applicationQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['applications', 'own', engagementId],
    queryFn: ({ signal }) => call(viewApplicationEndpoint, { engagementId }, { signal }),
  });

/** What a withdrawal would change now: never an old copy, since it is about to be decided on. */
export const withdrawStatusQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['applications', 'withdraw-status', engagementId],
    queryFn: ({ signal }) => call(withdrawStatusEndpoint, { engagementId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const receivedPageSize = 10;

export const receivedQuery = (engagementId: string | undefined, page = 0) =>
  queryOptions({
    queryKey: ['applications', 'received', { engagementId, page }],
    queryFn: ({ signal }) =>
      call(receivedApplicationsEndpoint, { engagementId, pageCurrent: page, pageSize: receivedPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

const apply = ({ way, terms, termsHash }: Terms, tender: Tender) => {
  const confirmed = { engagementId: terms.engagementId, termsVersion: terms.termsVersion, termsHash };
  if (way === 'set-rate') return call(applySetRateEndpoint, confirmed);
  if (way === 'competitive') return call(applyCompetitiveEndpoint, confirmed);
  return call(applyTenderRateEndpoint, { ...confirmed, ...tender });
};

/** Source: specification 2, section 9. */
const boardRefresh = 10_000;

/**
 * What an application changes stands on many pages, so all that is in sight is asked for again. Nobody waits for it:
 * the part that submitted may be gone by then, and must have said before what came of it.
 */
const refresh = (queries: QueryClient): void => void queries.invalidateQueries();

/** Submits an application, with the tender where the terms ask for one; what is in sight is refreshed at once, and again when others have had time to react. */
export const useApply = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ terms, tender }: { terms: Terms; tender: Tender }) => apply(terms, tender),
    onSuccess: () => {
      refresh(queries);
      setTimeout(() => refresh(queries), boardRefresh);
    },
  });
};

/** A reason that is missing is for the server to say. */
type Asked<Input extends { reasonId: number }> = Omit<Input, 'reasonId'> & { reasonId?: number };

const useChange = <Input, Output>(change: (input: Input) => Promise<Output>) => {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => refresh(queries) });
};

export const useDecide = () => useChange((decision: Decision) => call(decideApplicationEndpoint, decision));
export const useWithdraw = () =>
  useChange((input: Asked<SentInputOf<typeof withdrawApplication>>) =>
    call(withdrawApplicationEndpoint, input as SentInputOf<typeof withdrawApplication>),
  );
export const useUndoWithdrawal = () =>
  useChange((engagementId: string) => call(undoWithdrawalEndpoint, { engagementId }));
export const useChangeTender = () =>
  useChange(({ engagementId, tender }: { engagementId: string; tender: Tender }) =>
    call(changeTenderEndpoint, { engagementId, ...tender }),
  );
export const useRevoke = () =>
  useChange((input: Asked<SentInputOf<typeof revokeApproval>>) =>
    call(revokeApprovalEndpoint, input as SentInputOf<typeof revokeApproval>),
  );
export const useAskRebid = () =>
  useChange((input: Asked<SentInputOf<typeof askRebid>>) =>
    call(askRebidEndpoint, input as SentInputOf<typeof askRebid>),
  );
