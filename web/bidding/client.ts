import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  confirmBidEndpoint,
  downloadCertificateEndpoint,
  listLotsEndpoint,
  listPracticesEndpoint,
  objectToAwardEndpoint,
  placeBidEndpoint,
  placePracticeBidEndpoint,
  readBidHistoryEndpoint,
  readEvidenceEndpoint,
  readLotEndpoint,
  readLotResultEndpoint,
  readPracticeEndpoint,
  startPracticeEndpoint,
  withdrawBidEndpoint,
} from '#contract/bidding/endpoints.ts';
import type { confirmBid, objectToAward, placeBid } from '#contract/bidding/operations/agency.ts';
import type { placePracticeBid, PracticeView, startPractice } from '#contract/bidding/operations/practice.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import { callApi, downloadFromApi } from '#web/platform/client.ts';
import { correctServerTime, localNow } from '#web/platform/clock.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import type { LiveSubject } from '#contract/notifications/states.ts';
import { useWrite } from '#web/platform/live/use-write.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';

/** Loads data that includes the server's time, and corrects the page's clock for countdowns with it. */
const readTimed = async <T extends { serverTime: string }>(read: () => Promise<T>): Promise<T> => {
  const sentAt = localNow();
  const answer = await read();
  correctServerTime(Date.parse(answer.serverTime), sentAt, localNow());
  return answer;
};

export const lotsKey = ['bidding', 'lots'] as const;
export const lotKey = ['bidding', 'lot'] as const;
export const historyKey = ['bidding', 'history'] as const;
export const resultKey = ['bidding', 'result'] as const;

export const lotsQuery = (auctionId: string) =>
  queryOptions({
    queryKey: [...lotsKey, auctionId],
    queryFn: ({ signal }) => readTimed(() => callApi(listLotsEndpoint, { auctionId }, { signal })),
  });

export const lotQuery = (auctionId: string, talentRequestId: string) =>
  queryOptions({
    queryKey: [...lotKey, auctionId, talentRequestId],
    queryFn: ({ signal }) => readTimed(() => callApi(readLotEndpoint, { auctionId, talentRequestId }, { signal })),
  });

export const bidHistoryQuery = (auctionId: string, talentRequestId: string) =>
  queryOptions({
    queryKey: [...historyKey, auctionId, talentRequestId],
    queryFn: ({ signal }) => callApi(readBidHistoryEndpoint, { talentRequestId }, { signal }),
  });

export const resultQuery = (auctionId: string, talentRequestId: string) =>
  queryOptions({
    queryKey: [...resultKey, auctionId, talentRequestId],
    queryFn: ({ signal }) => callApi(readLotResultEndpoint, { talentRequestId }, { signal }),
  });

const changed: readonly LiveSubject[] = ['bid', 'application'];

/** A bid and its idempotency key, which prevents a repeated request from placing the bid twice. */
export type BidAttempt = { bid: SentInputOf<typeof placeBid>; idempotencyKey: string };

/** Places a bid and awaits the refetch, so that the page shows the new position when the dialog closes. */
export const usePlaceBid = () =>
  useWrite(({ bid, idempotencyKey }: BidAttempt) => callApi(placeBidEndpoint, bid, { idempotencyKey }), changed, {
    awaitsRefetch: true,
  });
export const useWithdrawBid = () =>
  useWrite((talentRequestId: string) => callApi(withdrawBidEndpoint, { talentRequestId }), changed, {
    awaitsRefetch: true,
  });
export const useConfirmBid = () =>
  useWrite((input: SentInputOf<typeof confirmBid>) => callApi(confirmBidEndpoint, input), changed, {
    awaitsRefetch: true,
  });
export const useObjectToAward = () =>
  useWrite((input: SentInputOf<typeof objectToAward>) => callApi(objectToAwardEndpoint, input), changed, {
    awaitsRefetch: true,
  });

type LotName = { talentRequestId: string; talentRequestNumber: number };

/** Saves a signed proof as a file: a receipt, a refusal or a withdrawal. */
export const downloadBidProof = (proof: string, { talentRequestNumber }: LotName, at: string): void =>
  downloadBlob({
    blob: new Blob([proof], { type: 'application/jose' }),
    fileName: `bid-${formatPaddedNumber(talentRequestNumber)}-${at.replace(/[:.]/g, '-')}.jws`,
  });

/** Saves a lot's evidence in the format that the verifier reads. */
export const downloadLotEvidence = async ({ talentRequestId, talentRequestNumber }: LotName): Promise<void> => {
  const evidence = await callApi(readEvidenceEndpoint, { talentRequestId });
  downloadBlob({
    blob: new Blob([JSON.stringify(evidence, null, 2)], { type: 'application/json' }),
    fileName: `proofs-${formatPaddedNumber(talentRequestNumber)}.json`,
  });
};

export const downloadResultCertificate = async (talentRequestId: string): Promise<void> =>
  downloadBlob(await downloadFromApi(downloadCertificateEndpoint, { talentRequestId }));

const practiceKey = ['bidding', 'practice'] as const;
/** The polling interval of an open practice auction, in milliseconds. Simulated rivals send no live messages. */
const practicePollMs = 2000;

export const practicesQuery = () =>
  queryOptions({
    queryKey: [...practiceKey, 'list'],
    queryFn: ({ signal }) => readTimed(() => callApi(listPracticesEndpoint, {}, { signal })),
  });

export const practiceQuery = (practiceId: string) =>
  queryOptions({
    queryKey: [...practiceKey, practiceId],
    queryFn: ({ signal }) => readTimed(() => callApi(readPracticeEndpoint, { practiceId }, { signal })),
    refetchInterval: (query) => (query.state.data?.state === 'closed' ? false : practicePollMs),
  });

/** Creates a mutation for practice auctions, which affects only their own queries. */
const usePracticeWrite = <Input>(send: (input: Input) => Promise<PracticeView>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (practice) => {
      queries.setQueryData([...practiceKey, practice.practiceId], practice);
      return queries.invalidateQueries({ queryKey: [...practiceKey, 'list'] });
    },
  });
};

export const useStartPractice = () =>
  usePracticeWrite((input: SentInputOf<typeof startPractice>) => callApi(startPracticeEndpoint, input));
export const usePracticeBid = () =>
  usePracticeWrite((input: SentInputOf<typeof placePracticeBid>) => callApi(placePracticeBidEndpoint, input));
