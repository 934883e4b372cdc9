import {
  confirmBidEndpoint,
  placeBidEndpoint,
  readBidHistoryEndpoint,
  readLotEndpoint,
  withdrawBidEndpoint,
} from '#contract/bidding/endpoints.ts';
import type { BidHistoryRow, LotView } from '#contract/bidding/shapes.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeLot } from '#server/bidding/factories.ts';
import { createTestServer, type TestServer } from '../server.ts';

type Rules = Parameters<typeof makeLot>[2];
interface Lot {
  auctionId: string;
  lotId: string;
}

/** A server with a small market, for tests of auctions over HTTP. */
export interface TestAuction {
  server: TestServer;
  market: MarketFixture;
  open(rules?: Rules): Promise<Lot>;
  /** Calls an endpoint and returns the response body; for a refusal, its code, reasons and proof. */
  call(userId: string, at: Endpoint, input: object): Promise<Record<string, unknown>>;
  bid(userId: string, lot: Lot, bidAmount: string): Promise<Record<string, unknown>>;
  withdraw(userId: string, lot: Lot): Promise<Record<string, unknown>>;
  confirm(userId: string, lot: Lot): Promise<Record<string, unknown>>;
  read(userId: string, lot: Lot): Promise<LotView>;
  history(userId: string, lot: Lot): Promise<BidHistoryRow[]>;
  close(): Promise<void>;
}

/**
 * Creates a test auction: `beforeAll(async () => { auction = await createTestAuction(); })`, `afterAll(() =>
 * auction.close())`.
 */
export const createTestAuction = async (): Promise<TestAuction> => {
  const server = await createTestServer();
  const market = await makeMarketFixture(server.kit.db);
  const call = async (userId: string, at: Endpoint, input: object) =>
    (await server.call(userId, at, input)).body as Record<string, unknown>;
  return {
    server,
    market,
    open: (rules) => makeLot(server.kit, market, rules),
    call,
    bid: (userId, { lotId }, bidAmount) =>
      call(userId, placeBidEndpoint, { talentRequestId: lotId, bidAmount, rulesVersion: 1 }),
    withdraw: (userId, { lotId }) => call(userId, withdrawBidEndpoint, { talentRequestId: lotId }),
    confirm: (userId, { lotId }) => call(userId, confirmBidEndpoint, { talentRequestId: lotId, rulesVersion: 1 }),
    read: async (userId, { auctionId, lotId }) =>
      (await call(userId, readLotEndpoint, { auctionId, talentRequestId: lotId })) as unknown as LotView,
    history: async (userId, { lotId }) =>
      (await call(userId, readBidHistoryEndpoint, { talentRequestId: lotId }))['rows'] as BidHistoryRow[],
    close: () => server.close(),
  };
};
