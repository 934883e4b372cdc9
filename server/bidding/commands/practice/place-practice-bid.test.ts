import { afterAll, beforeAll, expect, test } from 'vitest';
import { placePracticeBidEndpoint } from '#contract/bidding/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makePractice } from '../../factories.ts';

let server: TestServer;
let tenantId: string;
let userId: string;
beforeAll(async () => {
  server = await createTestServer();
  tenantId = (await makeTenant(server.kit.db)).id;
  userId = (await makeUser(server.kit.db, { tenantId })).id;
});
afterAll(() => server.close());

const minutesAgo = (minutes: number): Date => new Date(server.kit.clock.now().getTime() - minutes * 60_000);
const practice = async (given: { bidTypeId?: number; bidMethodId?: number; startedMinutesAgo?: number } = {}) => {
  const { startedMinutesAgo = 1, ...rest } = given;
  return (await makePractice(server.kit.db, { tenantId, startedAt: minutesAgo(startedMinutesAgo), ...rest })).id;
};
const bid = (practiceId: string, bidAmount: string) =>
  server.call(userId, placePracticeBidEndpoint, { practiceId, bidAmount });

test('a bid gets its rank at once, and lower ones follow it', async () => {
  const id = await practice({ bidTypeId: 3 });
  expect(await bid(id, '450')).toMatchObject({
    status: 200,
    body: { position: 1, isInAward: true, leadingAmount: '450.0000', maximumAmount: '445.00' },
  });
  const { status, body } = await bid(id, '440.50');
  expect(status).toBe(200);
  expect(body).toMatchObject({ ownBids: [{ amount: '440.5000' }, { amount: '450.0000', comparable: '450.00' }] });
});

test('bids of the same millisecond keep their order', async () => {
  const id = await practice();
  await bid(id, '450');
  await bid(id, '440');
  const rows = await server.kit.db
    .selectFrom('practiceBid')
    .select(['amount', 'receivedAt'])
    .where('practiceId', '=', id)
    .orderBy('receivedAt')
    .execute();
  expect(rows.map(({ amount }) => Number(amount))).toEqual([450, 440]);
  expect((rows[1]?.receivedAt.getTime() ?? 0) - (rows[0]?.receivedAt.getTime() ?? 0)).toBe(1);
});

const refused = (code: string) => ({ status: 409, body: { code } });

test('the rules of real auctions apply: bid-not-lower, step-too-small, above-ceiling, bid-out-of-range', async () => {
  const id = await practice();
  expect(await bid(id, '680.01')).toMatchObject(refused('above-ceiling'));
  expect(await bid(id, '600.005')).toMatchObject(refused('bid-out-of-range'));
  expect(await bid(id, '600')).toMatchObject({ status: 200 });
  expect(await bid(id, '600')).toMatchObject(refused('bid-not-lower'));
  expect(await bid(id, '595.01')).toMatchObject(refused('step-too-small'));
});

test('a first bid is at most the start price: above-start-price', async () => {
  const id = await practice({ bidMethodId: 3 });
  expect(await bid(id, '14000.01')).toMatchObject(refused('above-start-price'));
  expect(await bid(id, '14000')).toMatchObject({ status: 200 });
});

test('a sealed practice auction takes one bid and shows no rank: sealed-bid-placed, bid-placed', async () => {
  const id = await practice({ bidTypeId: 1 });
  expect(await bid(id, '500')).toMatchObject({
    status: 200,
    body: {
      position: null,
      leadingAmount: null,
      isInAward: null,
      can: { placeBid: { allowed: false, reasons: [{ code: 'bid-placed' }] } },
    },
  });
  expect(await bid(id, '490')).toMatchObject(refused('sealed-bid-placed'));
});

test('a bid at the end or later is too late: bid-too-late', async () => {
  expect(await bid(await practice({ startedMinutesAgo: 20 }), '450')).toMatchObject(refused('bid-too-late'));
  expect(await bid(await practice({ bidTypeId: 1, startedMinutesAgo: 10 }), '450')).toMatchObject(
    refused('bid-too-late'),
  );
});

test('the practice auction of another agency is not found', async () => {
  const other = await makeTenant(server.kit.db);
  const { id } = await makePractice(server.kit.db, { tenantId: other.id, startedAt: minutesAgo(1) });
  expect(await bid(id, '450')).toMatchObject({ status: 404 });
});
