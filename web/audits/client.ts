import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  endAuditEndpoint,
  listAuditsEndpoint,
  listBidAccessesEndpoint,
  listOwnAuditsEndpoint,
  listSettledAuctionsEndpoint,
  nameAuditorEndpoint,
  readAuditBundleEndpoint,
  readAuditedLogEndpoint,
  showAgencyNamesEndpoint,
} from '#contract/audits/endpoints.ts';
import type { nameAuditor, showAgencyNames } from '#contract/audits/operations.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import { callApi } from '#web/platform/client.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { useWrite } from '#web/platform/live/use-write.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';

export const auditsKey = ['audits', 'list'] as const;
export const accessesKey = ['audits', 'accesses'] as const;

/** Loads an auction's audits, for Rolecall's staff. */
export const auditsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...auditsKey, engagementId],
    queryFn: ({ signal }) => callApi(listAuditsEndpoint, { engagementId }, { signal }),
  });

export const auctionsKey = ['audits', 'auctions'] as const;
export const auctionsPageSize = 10;

/** Loads a page of the auctions for which Rolecall can name an auditor. */
export const auctionsQuery = (page: number) =>
  queryOptions({
    queryKey: [...auctionsKey, page],
    queryFn: ({ signal }) =>
      callApi(listSettledAuctionsEndpoint, { pageCurrent: page, pageSize: auctionsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const ownAuditsQuery = queryOptions({
  queryKey: ['audits', 'own'],
  queryFn: ({ signal }) => callApi(listOwnAuditsEndpoint, {}, { signal }),
});

/** Loads the log of a lot. Each request is shown to the bidders as an access, so an open page never repeats it. */
export const auditedLogQuery = (lot: { auditId: string; talentRequestId: string }) =>
  queryOptions({
    queryKey: ['audits', 'log', lot.auditId, lot.talentRequestId],
    queryFn: ({ signal }) => callApi(readAuditedLogEndpoint, lot, { signal }),
    staleTime: Infinity,
    retry: false,
  });

export const accessesQuery = (talentRequestId: string) =>
  queryOptions({
    queryKey: [...accessesKey, talentRequestId],
    queryFn: ({ signal }) => callApi(listBidAccessesEndpoint, { talentRequestId }, { signal }),
  });

const changed = { awaitsRefetch: true } as const;

export type AuditorInput = SentInputOf<typeof nameAuditor>;

export const useNameAuditor = () =>
  useWrite((input: AuditorInput) => callApi(nameAuditorEndpoint, input), ['audit'], changed);
export const useChangeNameVisibility = () =>
  useWrite((input: SentInputOf<typeof showAgencyNames>) => callApi(showAgencyNamesEndpoint, input), ['audit'], changed);
export const useEndAudit = () =>
  useWrite((auditId: string) => callApi(endAuditEndpoint, { auditId }), ['audit'], changed);

/** Saves a lot's bundle in the format that the verifier reads. */
export const downloadAuditBundle = async (lot: {
  auditId: string;
  talentRequestId: string;
  talentRequestNumber: number;
}): Promise<void> => {
  const { auditId, talentRequestId, talentRequestNumber } = lot;
  const bundle = await callApi(readAuditBundleEndpoint, { auditId, talentRequestId });
  downloadBlob({
    blob: new Blob([JSON.stringify(bundle, null, 2)], { type: 'application/json' }),
    fileName: `audit-${formatPaddedNumber(talentRequestNumber)}.json`,
  });
};
