import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LotEvidence } from '#contract/bidding/operations/evidence.ts';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { awardLots } from '../../commands/award-lots.ts';
import { closeLot } from '../../commands/close-lot.ts';
import { placeBid } from '../../commands/bids/place-bid.ts';
import { withdrawBid } from '../../commands/bids/withdraw-bid.ts';
import { makeLot } from '../../factories.ts';
import { listAuctionKeys } from './auction-keys.ts';
import { readEvidence } from './evidence.ts';

let kit: TestKit;
let market: MarketFixture;
const folder = mkdtempSync(join(tmpdir(), 'rolecall-evidence-'));
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await kit.close();
});
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const hour = 3_600_000;
const bid = async (userId: string, talentRequestId: string, bidAmount: string) => {
  const answer = await kit.asAgency(userId, (scope) =>
    placeBid(scope, { talentRequestId, bidAmount, rulesVersion: 1 }),
  );
  if (answer instanceof Refused) throw new Error(answer.refusal.code);
  return answer;
};
const close = (lotId: string) => kit.asSystem((scope) => closeLot(scope, lotId));
const evidenceOf = async (userId: string, talentRequestId: string): Promise<LotEvidence> => {
  const answer = await kit.asAgency(userId, (scope) => readEvidence(scope, { talentRequestId }));
  if (answer instanceof Refused) throw new Error(answer.refusal.code);
  return answer;
};
const bidders = async (lotId: string): Promise<Record<string, string>> => {
  const rows = await kit.db
    .selectFrom('standingBid')
    .select(['supplierId', 'bidder'])
    .where('talentRequestId', '=', lotId)
    .execute();
  return Object.fromEntries(rows.map(({ supplierId, bidder }) => [supplierId, bidder]));
};
const award = async (auctionId: string, talentRequestId: string, winner: string) => {
  const bidder = (await bidders(talentRequestId))[winner] ?? '';
  const answer = await kit.asClient(market.employer.id, (scope) =>
    awardLots(scope, {
      engagementId: auctionId,
      lots: [{ talentRequestId, awarded: [{ bidder, sharePercent: null }], reasons: [] }],
    }),
  );
  if (answer instanceof Refused) throw new Error(answer.refusal.code);
};

/** Runs the verifier on agencies' evidence, with the keys that the server publishes. */
const verify = async (files: Record<string, LotEvidence>) => {
  const write = (name: string, content: unknown): string => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  const keys = write('keys', await kit.asSystem((scope) => listAuctionKeys(scope)));
  const evidence = Object.entries(files).map(([name, content]) => write(name, content));
  const verifier = join(import.meta.dirname, '../../../../tools/verify-auction.mjs');
  const run = spawnSync(process.execPath, [verifier, '--keys', keys, ...evidence], { encoding: 'utf8' });
  return run.stdout + run.stderr;
};

test('the verifier accepts the evidence of a ranked lot with a withdrawal, an extension and an award', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 3 });
  await bid(market.owner.id, lotId, '9500');
  await bid(market.rivalOwner.id, lotId, '9600');
  await kit.asAgency(market.rivalOwner.id, (scope) => withdrawBid(scope, { talentRequestId: lotId }));
  await bid(market.rivalOwner.id, lotId, '9550');
  kit.clock.advance(3 * hour - 120_000);
  expect(await bid(market.rivalOwner.id, lotId, '9400')).toMatchObject({ isExtended: true });
  kit.clock.advance(10 * 60_000);
  await close(lotId);
  const closed = {
    own: await evidenceOf(market.owner.id, lotId),
    rival: await evidenceOf(market.rivalOwner.id, lotId),
  };
  expect(await verify(closed)).toContain('checks passed');
  await award(auctionId, lotId, market.rival.id);
  const awarded = {
    own: await evidenceOf(market.owner.id, lotId),
    rival: await evidenceOf(market.rivalOwner.id, lotId),
    before: closed.own,
  };
  expect(await verify(awarded)).toContain('checks passed');
  expect(awarded.own.certificate).not.toBeNull();
  expect(awarded.own.earlierHeads.map(({ head }) => head)).toEqual([closed.own.finalHead]);
  // An agency's evidence contains nothing about other agencies' bids.
  const rivals = (await bidders(lotId))[market.rival.id] ?? '?';
  expect(JSON.stringify(awarded.own.leaves)).not.toContain(rivals);
  expect(awarded.own.leaves.map(({ leaf }) => (JSON.parse(leaf) as { kind: string }).kind)).toEqual([
    'rules',
    'opening',
    'bid',
    'extension',
    'close',
  ]);
});

test('the verifier accepts the evidence of a sealed lot, and of a lot with a round for the tied', async () => {
  const sealed = await makeLot(kit, market, { hours: 1, bidTypeId: 1, tieRule: 'rebid' });
  await bid(market.owner.id, sealed.lotId, '9500.5');
  await bid(market.rivalOwner.id, sealed.lotId, '9500.50');
  kit.clock.advance(hour);
  await close(sealed.lotId);
  // A new round is open, so the evidence reveals nothing about the log.
  const open = await evidenceOf(market.owner.id, sealed.lotId);
  expect({ ...open, receipts: open.receipts.length }).toMatchObject({
    receipts: 1,
    finalHead: null,
    leaves: [],
    earlierHeads: [],
  });
  expect(await verify({ open })).toContain('bidding has not closed');
  await bid(market.owner.id, sealed.lotId, '9300');
  kit.clock.advance(24 * hour);
  await close(sealed.lotId);
  const files = {
    own: await evidenceOf(market.owner.id, sealed.lotId),
    rival: await evidenceOf(market.rivalOwner.id, sealed.lotId),
  };
  expect(await verify(files)).toContain('checks passed');
});

test('evidence before the close has receipts and notices only, and their payloads reveal nothing about rivals', async () => {
  const { lotId } = await makeLot(kit, market, { hours: 3 });
  await bid(market.rivalOwner.id, lotId, '9600');
  await bid(market.owner.id, lotId, '9500');
  const before = await evidenceOf(market.owner.id, lotId);
  expect(before).toMatchObject({ certificate: null, finalHead: null, leaves: [], earlierHeads: [], notices: [] });
  const [receipt = ''] = before.receipts;
  const payload = JSON.parse(Buffer.from(receipt.split('.')[1] ?? '', 'base64url').toString()) as object;
  expect(Object.keys(payload)).toEqual(['lot', 'receivedAt', 'commitment', 'root']);
});

test('an agency without a bid gets no part of the log', async () => {
  const { lotId } = await makeLot(kit, market, { hours: 1 });
  await bid(market.rivalOwner.id, lotId, '9600');
  kit.clock.advance(hour);
  await close(lotId);
  expect(await evidenceOf(market.owner.id, lotId)).toMatchObject({ receipts: [], finalHead: null, leaves: [] });
});

test.each([
  ['without bids', async () => undefined],
  ['with the bid of another agency', (lotId: string) => bid(market.rivalOwner.id, lotId, '9600')],
  [
    'with its refused bid',
    (lotId: string) =>
      kit.asAgency(market.owner.id, (scope) =>
        placeBid(scope, { talentRequestId: lotId, bidAmount: '19500', rulesVersion: 1 }),
      ),
  ],
])('the verifier accepts what an agency without a bid gets of an unsuccessful lot %s', async (_name, prepare) => {
  const { lotId } = await makeLot(kit, market, { hours: 1, minimumBids: 2, ceiling: '10000' });
  await prepare(lotId);
  kit.clock.advance(hour);
  await close(lotId);
  const own = await evidenceOf(market.owner.id, lotId);
  expect(own).toMatchObject({ receipts: [], certificate: null, finalHead: null, leaves: [], earlierHeads: [] });
  const output = await verify({ own });
  expect(output).toContain('the agency has no bid, so that it has no log: only signatures can be verified');
  expect(output).toContain('checks passed');
  expect(output).not.toContain('has not closed');
});
