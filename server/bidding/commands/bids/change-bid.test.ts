import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeBid, makeLot } from '../../factories.ts';
import { lockLot } from '../../queries/lock-lot.ts';
import { changeStandingBid } from './change-bid.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

type Change = Parameters<typeof changeStandingBid>[3];

/** Changes the agency's standing bid on behalf of Rolecall. Returns the notice with the bid and the latest leaf. */
const change = async (given: Change) => {
  const { lotId } = await makeLot(kit, market);
  await makeBid(kit, market.owner.id, lotId, '9500');
  const changed = await kit.asSystem(async (scope) => {
    const lot = await lockLot(scope, lotId);
    const [bid] = lot?.standingBids ?? [];
    if (!lot || !bid) throw new Error('There is no bid.');
    return { bid, proof: await changeStandingBid(scope, lot, bid, given) };
  });
  const standing = await kit.db
    .selectFrom('standingBid')
    .select('status')
    .where('talentRequestId', '=', lotId)
    .executeTakeFirstOrThrow();
  const notes = await kit.db
    .selectFrom('bidNote')
    .select(['kind', 'reason', 'proof', 'byName', 'bidId', 'supplierId'])
    .where('talentRequestId', '=', lotId)
    .execute();
  const leaf = await kit.db
    .selectFrom('lotLeaf')
    .select(['kind', 'supplierId', 'content'])
    .where('talentRequestId', '=', lotId)
    .orderBy('index', 'desc')
    .executeTakeFirstOrThrow();
  return { ...changed, lotId, standing, notes, leaf };
};

test.each([
  ['withdrawn', 'withdrawal', 'withdrawn'],
  ['revoked', 'revocation', 'revoked'],
  ['confirmed', 'confirmation', 'valid'],
] as const)('a %s bid gets a leaf, a note and a signed notice', async (kind, leafKind, status) => {
  const { bid, proof, lotId, standing, notes, leaf } = await change({ kind, reason: null });
  expect(standing.status).toBe(status);
  const { bidder, commitment } = bid;
  expect(leaf).toMatchObject({ kind: leafKind, supplierId: market.agency.id });
  expect(JSON.parse(leaf.content)).toMatchObject({ bidder, commitment });
  expect(notes).toEqual([
    { kind, reason: null, proof, byName: 'Rolecall', bidId: bid.bidId, supplierId: market.agency.id },
  ]);
  expect(decodeProtectedHeader(proof).typ).toBe(`rolecall-${leafKind}`);
  expect(Object.keys(decodeJwt(proof))).toEqual(['lot', 'at', 'commitment', 'root']);
  expect(decodeJwt(proof)).toMatchObject({ lot: lotId, commitment });
});

test('the reason of a revocation is in the notice, in the log and in the history', async () => {
  const { proof, notes, leaf } = await change({ kind: 'revoked', reason: 'No licence' });
  expect(decodeJwt(proof)).toMatchObject({ reason: 'No licence' });
  expect(JSON.parse(leaf.content)).toMatchObject({ reason: 'No licence' });
  expect(notes).toMatchObject([{ reason: 'No licence' }]);
});
