import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pauseRequestEndpoint } from '#contract/engagements/endpoints/employer.ts';
import {
  awardLotsEndpoint,
  changeLotEndpoint,
  confirmBidEndpoint,
  downloadCertificateEndpoint,
  listLotsEndpoint,
  monitorLotsEndpoint,
  placeBidEndpoint,
  readBidHistoryEndpoint,
  readEvidenceEndpoint,
  readLotEndpoint,
  readLotResultEndpoint,
  reopenLotEndpoint,
  requestRebidEndpoint,
  withdrawBidEndpoint,
} from '#contract/bidding/endpoints.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';

// Calls by an agency that tries to see or do more than it is allowed to.

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

type Lot = Awaited<ReturnType<TestAuction['open']>>;

const place = async (userId: string, { lotId }: Lot, given: object, key?: string) => {
  const input = { talentRequestId: lotId, bidAmount: '9500', rulesVersion: 1, ...given };
  const { status, body } = await auction.server.call(userId, placeBidEndpoint, input, key === undefined ? {} : { key });
  return { status, body: body as Record<string, unknown> };
};
const codeOf = async (...given: Parameters<typeof place>) => {
  const { status, body } = await place(...given);
  return `${String(status)} ${typeof body['code'] === 'string' ? body['code'] : ''}`;
};

test('provider staff inside an agency neither see nor place bids', async () => {
  const { market, server } = auction;
  const lot = await auction.open();
  await auction.bid(market.owner.id, lot, '9500');
  const { auctionId, lotId: talentRequestId } = lot;
  for (const role of ['account-manager', 'tech-support'] as const) {
    const { id } = await makeUser(server.kit.db, { tenantId: market.agency.id, role });
    for (const [at, input] of [
      [listLotsEndpoint, { auctionId }],
      [readLotEndpoint, { auctionId, talentRequestId }],
      [readBidHistoryEndpoint, { talentRequestId }],
      [readLotResultEndpoint, { talentRequestId }],
      [readEvidenceEndpoint, { talentRequestId }],
      [downloadCertificateEndpoint, { talentRequestId }],
      [placeBidEndpoint, { talentRequestId, bidAmount: '9000', rulesVersion: 1 }],
      [withdrawBidEndpoint, { talentRequestId }],
      [confirmBidEndpoint, { talentRequestId, rulesVersion: 1 }],
    ] as const)
      expect([role, at.operation, (await server.call(id, at, input)).status]).toEqual([role, at.operation, 403]);
  }
});

test("an agency cannot act for a rival, nor call the employer's operations", async () => {
  const { market, server } = auction;
  const lot = await auction.open({ bidTypeId: 1 });
  await auction.bid(market.owner.id, lot, '9500');
  const foreign = await server.product.app.inject({
    method: placeBidEndpoint.method as 'POST',
    url: placeBidEndpoint.path,
    headers: { authorization: `Bearer ${await server.bearer(market.rivalOwner.id)}` },
    payload: { talentRequestId: lot.lotId, bidAmount: '9000', rulesVersion: 1, tenantId: market.agency.id },
  });
  expect(foreign.json()).toMatchObject({ code: 'foreign-id' });
  expect(foreign.statusCode).toBe(403);
  const call = (at: Endpoint, input: object) => server.call(market.rivalOwner.id, at, input);
  const { auctionId: engagementId, lotId: talentRequestId } = lot;
  // The rival has no bid of its own, and neither call affects the agency's bid.
  expect(await call(withdrawBidEndpoint, { talentRequestId })).toMatchObject({
    status: 409,
    body: { reasons: [{ code: 'no-bid' }] },
  });
  expect((await call(confirmBidEndpoint, { talentRequestId, rulesVersion: 1 })).status).toBe(409);
  expect((await call(readBidHistoryEndpoint, { talentRequestId })).body).toEqual({ talentRequestId, rows: [] });
  const endsAt = '2026-11-22T04:00:00Z';
  for (const [at, input] of [
    [monitorLotsEndpoint, { engagementId }],
    [changeLotEndpoint, { talentRequestId, version: 1, rules: {} }],
    [awardLotsEndpoint, { engagementId, lots: [] }],
    [reopenLotEndpoint, { talentRequestId, endsAt }],
    [requestRebidEndpoint, { talentRequestId, endsAt, reasonText: 'A reason' }],
  ] as const)
    expect([at.operation, (await call(at, input)).status]).toEqual([at.operation, 403]);
});

test.each([
  '-9500',
  '0',
  '0.0000',
  '1e4',
  '9500.12345',
  '1000000000000.5',
  '9'.repeat(13),
  '٩٥٠٠',
  '９５００',
  '0x2000',
  '9,500',
  'Infinity',
  '9500;',
  '',
])('the amount %j is invalid', async (bidAmount) => {
  const lot = await auction.open();
  expect(await codeOf(auction.market.owner.id, lot, { bidAmount })).toMatch(/^400 /);
});

test.each([9500, null, ['9500'], { value: '9500' }, true])('%j is not an amount', async (bidAmount) => {
  const lot = await auction.open();
  expect(await codeOf(auction.market.owner.id, lot, { bidAmount })).toMatch(/^400 /);
});

test('extreme valid amounts are accepted or refused, by every bid method', async () => {
  for (const bidMethodId of [1, 2, 3, 4, 5]) {
    const lot = await auction.open({ bidMethodId, referenceAmount: '0.01', hoursPerDay: '24' });
    for (const bidAmount of ['999999999999.9999', '999999999999', '0.0001', '0.01', '00000000000.01'])
      expect(await codeOf(auction.market.owner.id, lot, { bidAmount })).toMatch(/^(200 |409 bid-)/);
  }
});

test.each([0, 2, -1, 2 ** 31, 2 ** 40])('rules version %i is refused', async (rulesVersion) => {
  const lot = await auction.open();
  expect(await codeOf(auction.market.owner.id, lot, { rulesVersion })).toMatch(/^(400 |409 rules-changed)/);
});

test('a key that was used with another amount is refused without a hint', async () => {
  const { market } = auction;
  const lot = await auction.open({ bidTypeId: 1 });
  const first = await place(market.owner.id, lot, {}, 'one-key-for-two');
  expect(first.status).toBe(200);
  const other = await place(market.owner.id, lot, { bidAmount: '9400' }, 'one-key-for-two');
  const another = await place(market.owner.id, lot, { bidAmount: '9500.01' }, 'one-key-for-two');
  expect([other.status, other.body['code']]).toEqual([422, 'key-reused']);
  expect({ ...other.body, requestId: '' }).toEqual({ ...another.body, requestId: '' });
  expect(JSON.stringify(other.body)).not.toMatch(/9[45]00/);
  // Idempotency keys belong to an agency, so the rival can use a key with the same text.
  expect((await place(market.rivalOwner.id, lot, { bidAmount: '9400' }, 'one-key-for-two')).status).toBe(200);
  expect(await place(market.owner.id, lot, {}, 'one-key-for-two')).toEqual(first);
});

test.each([
  ['pending', 1],
  ['declined', 3],
  ['revoked', 4],
  ['withdrawn', 5],
  ['not selected', 6],
] as const)('an agency whose application is %s cannot bid', async (_name, statusId) => {
  const { db } = auction.server.kit;
  const lot = await auction.open();
  const { id: tenantId } = await makeTenant(db);
  const { id } = await makeUser(db, { tenantId });
  await makeApplication(db, { engagementId: lot.auctionId, supplierId: tenantId, statusId });
  expect(await codeOf(id, lot, {})).toBe('409 not-open-to-you');
});

test('no act on a bid after the end, before the job has closed the lot or after', async () => {
  const { market, server } = auction;
  const lot = await auction.open({ hours: 2 });
  await auction.bid(market.owner.id, lot, '9500');
  const tryAll = async () => [
    await codeOf(market.owner.id, lot, { bidAmount: '9000' }),
    (await auction.withdraw(market.owner.id, lot))['code'],
    (await auction.confirm(market.owner.id, lot))['code'],
  ];
  server.kit.clock.advance(2 * 3_600_000);
  const refused = ['409 bid-too-late', 'bid-not-withdrawable', 'nothing-to-confirm'];
  expect(await tryAll()).toEqual(refused);
  await server.product.jobs.find(({ queue }) => queue === 'bidding.close-lots')?.run({});
  expect(await tryAll()).toEqual(refused);
});

test('no act on a bid while the talent request is paused', async () => {
  const { market, server, call } = auction;
  const lot = await auction.open();
  await auction.bid(market.owner.id, lot, '9500');
  await call(market.employer.id, pauseRequestEndpoint, { talentRequestId: lot.lotId, reasonId: 1 });
  for (const bidAmount of ['9400', '1'])
    expect(await place(market.owner.id, lot, { bidAmount })).toMatchObject({
      status: 409,
      body: { code: 'not-open-to-you', reasons: [{ code: 'request-paused' }] },
    });
  expect(await auction.withdraw(market.owner.id, lot)).toMatchObject({ reasons: [{ code: 'request-paused' }] });
  expect(server.kit.clock.now()).toEqual(new Date('2026-11-20T04:01:00Z'));
});
