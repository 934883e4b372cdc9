import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPracticeEndpoint } from '#contract/bidding/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let userId: string;
beforeAll(async () => {
  server = await createTestServer();
  const tenant = await makeTenant(server.kit.db);
  userId = (await makeUser(server.kit.db, { tenantId: tenant.id })).id;
});
afterAll(() => server.close());

const start = (input: { bidTypeId: number; bidMethodId: number; minutes: number }) =>
  server.call(userId, startPracticeEndpoint, input);

test('a practice auction of the chosen type, method and length begins, without any event or notification', async () => {
  const began = server.kit.clock.now();
  expect(await start({ bidTypeId: 3, bidMethodId: 5, minutes: 7 })).toMatchObject({
    status: 200,
    body: {
      state: 'open',
      scheduledEndsAt: new Date(began.getTime() + 7 * 60_000).toISOString(),
      rules: { bidTypeId: 3, bidMethodId: 5 },
      position: null,
      ownBids: [],
      result: null,
      can: { placeBid: { allowed: true } },
    },
  });
  expect(await server.kit.db.selectFrom('event').select('kind').execute()).toEqual([]);
});

test.each([4, 16, 7.5])('a length of %d minutes is refused', async (minutes) => {
  expect(await start({ bidTypeId: 2, bidMethodId: 4, minutes })).toMatchObject({ status: 400 });
});

test('two practice auctions have different rivals', async () => {
  await start({ bidTypeId: 2, bidMethodId: 4, minutes: 5 });
  await start({ bidTypeId: 2, bidMethodId: 4, minutes: 5 });
  const seeds = (await server.kit.db.selectFrom('practiceAuction').select('seed').execute()).map(({ seed }) => seed);
  expect(new Set(seeds).size).toBe(seeds.length);
});
