import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  applyCompetitiveAt,
  applySetRateAt,
  applyTenderRateAt,
  decideApplicationAt,
  readTermsAt,
  receivedApplicationsAt,
  viewApplicationAt,
} from '#contract/applications/addresses.ts';
import type { decideApplication } from '#contract/applications/operations.ts';
import type { Terms } from '#contract/applications/shapes.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import { call } from '#web/platform/client.ts';
import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

export type Decision = SentInputOf<typeof decideApplication>;
export type Tender = { feeTypeId: number; feePercent?: string; feeAmount?: string };

/** The terms as they are now: never an old copy, since they are about to be accepted. */
export const termsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['applications', 'terms', engagementId],
    queryFn: ({ signal }) => call(readTermsAt, { engagementId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const applicationQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['applications', 'own', engagementId],
    queryFn: ({ signal }) => call(viewApplicationAt, { engagementId }, { signal }),
  });

export const receivedPageSize = 10;

export const receivedQuery = (engagementId: string | undefined, page = 0) =>
  queryOptions({
    queryKey: ['applications', 'received', { engagementId, page }],
    queryFn: ({ signal }) =>
      call(receivedApplicationsAt, { engagementId, pageCurrent: page, pageSize: receivedPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

const apply = ({ way, terms, termsHash }: Terms, tender: Tender) => {
  const confirmed = { engagementId: terms.engagementId, termsVersion: terms.termsVersion, termsHash };
  if (way === 'set-rate') return call(applySetRateAt, confirmed);
  if (way === 'competitive') return call(applyCompetitiveAt, confirmed);
  return call(applyTenderRateAt, { ...confirmed, ...tender });
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

export const useDecide = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => call(decideApplicationAt, decision),
    onSuccess: () => refresh(queries),
  });
};

/** The terms are not among them: they are being read, and the server says so when they have become others. */
export const applicationLive: LiveMap = {
  all: [
    ['applications', 'own'],
    ['applications', 'received'],
  ],
  of: (message) => {
    if (!isAbout(message, 'application', 'engagement')) return [];
    const { engagementId } = message;
    return [
      ['applications', 'own', ...(engagementId === undefined ? [] : [engagementId])],
      ['applications', 'received'],
    ];
  },
};
