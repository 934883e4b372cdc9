import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDashboardEndpoint } from '#contract/board/endpoints.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let market: MarketFixture;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  market = await makeMarketFixture(db);
  const { client, agency, owner, standard } = market;
  const given = [
    { title: 'Nurses', kind: 'successfee', stage: 'fulfillment', userId: owner.id },
    { title: 'Midwives', kind: 'successfee', stage: 'fulfillment', userId: standard.id },
    { title: 'Fitters', kind: 'competitive', stage: 'fulfillment', userId: owner.id },
    { title: 'Geologists', kind: 'competitive', stage: 'bidding', userId: owner.id },
  ] as const;
  for (const [at, { userId, ...facts }] of given.entries()) {
    const closingAt = new Date(Date.now() + (at + 1) * 86_400_000);
    const { id: engagementId } = await makeEngagement(db, { clientId: client.id, closingAt, ...facts });
    await makeApplication(db, { engagementId, supplierId: agency.id });
    await makeAssignment(db, { engagementId, userId });
  }
});
afterAll(() => server.close());

const read = async (input: object, userId = market.owner.id) => server.call(userId, readDashboardEndpoint, input);
const titles = async (input: object, userId = market.owner.id) =>
  ((await read(input, userId)).body as { records: { title: string }[] }).records.map(({ title }) => title);

test.each([
  [{}, ['Nurses', 'Midwives', 'Fitters', 'Geologists']],
  [{ showonly: 0 }, ['Nurses', 'Midwives', 'Fitters', 'Geologists']],
  [{ showonly: 1 }, ['Nurses', 'Fitters', 'Geologists']],
  [{ stage: 'fulfillment' }, ['Nurses', 'Midwives', 'Fitters']],
  [{ stage: 'bidding' }, ['Geologists']],
  [{ auctionType: 'competitive' }, ['Fitters', 'Geologists']],
  [{ auctionType: 'successfee' }, ['Nurses', 'Midwives']],
  [{ from: 1, size: 2 }, ['Midwives', 'Fitters']],
  [{ from: 3 }, ['Geologists']],
  [{ size: 1 }, ['Nurses']],
  [{ showonly: 1, from: 0, size: 10, stage: 'fulfillment', auctionType: 'competitive' }, ['Fitters']],
])('the dashboard with %o is sorted by closing time, soonest first [G04]', async (input, expected) => {
  expect(await titles(input)).toEqual(expected);
});

test('each page has the total and the number of earlier rows, even past the end [G04]', async () => {
  expect((await read({ from: 2, size: 1 })).body).toMatchObject({ from: 2, size: 1, recordCount: 1, total: 4 });
  expect((await read({ from: 90 })).body).toMatchObject({ records: [], recordCount: 0, total: 4, seesAll: true });
});

test('the user in the path must be the caller [G04]', async () => {
  const { owner, standard } = market;
  const asking = async (userId: string) => {
    const { status, body } = await server.call(
      owner.id,
      { ...readDashboardEndpoint, claims: {} },
      { userId, showonly: 1 },
    );
    return [status, body];
  };
  expect(await asking(standard.id)).toMatchObject([403, { code: 'foreign-id' }]);
  expect(await asking(owner.id)).toMatchObject([200, { total: 3 }]);
  expect(await titles({}, standard.id)).toEqual(['Midwives']);
});

test.each([
  ['showonly', 2],
  ['from', -1],
  ['size', 0],
  ['size', 101],
  ['stage', 'elsewhere'],
  ['auctionType', 'perm'],
])('%s cannot be %s [G04]', async (field, value) => {
  const { status, body } = await read({ [field]: value });
  expect([status, body]).toMatchObject([400, { code: 'invalid-input', fields: [{ field }] }]);
});
