import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listPracticesEndpoint,
  placePracticeBidEndpoint,
  readPracticeEndpoint,
  startPracticeEndpoint,
} from '#contract/bidding/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makePractice } from '../factories.ts';

let server: TestServer;
let userId: string;
let colleagueId: string;
let rivalUserId: string;
beforeAll(async () => {
  server = await createTestServer();
  const [agency, rival] = [await makeTenant(server.kit.db), await makeTenant(server.kit.db)];
  userId = (await makeUser(server.kit.db, { tenantId: agency.id })).id;
  colleagueId = (await makeUser(server.kit.db, { tenantId: agency.id })).id;
  rivalUserId = (await makeUser(server.kit.db, { tenantId: rival.id })).id;
  await makePractice(server.kit.db, { tenantId: rival.id, startedAt: server.kit.clock.now() });
});
afterAll(() => server.close());

const read = (practiceId: string, user = userId) => server.call(user, readPracticeEndpoint, { practiceId });
const started = async (bidTypeId: number): Promise<string> => {
  const { body } = await server.call(userId, startPracticeEndpoint, { bidTypeId, bidMethodId: 4, minutes: 10 });
  return (body as { practiceId: string }).practiceId;
};

test('a practice auction is explained after its end, with the bids of the simulated rivals: bidding-over', async () => {
  const id = await started(2);
  await server.call(userId, placePracticeBidEndpoint, { practiceId: id, bidAmount: '300' });
  const open = (await read(id)).body as { ruleSentences: string[] };
  expect(open).toMatchObject({ position: 1, leadingAmount: null, result: null });
  expect(open.ruleSentences.join(' ')).toContain('bids can’t be withdrawn');
  server.kit.clock.advance(15 * 60_000);
  const { body } = await read(id);
  expect(body).toMatchObject({
    state: 'closed',
    position: 1,
    leadingAmount: '300.0000',
    result: { isAwarded: true },
    can: { placeBid: { allowed: false, reasons: [{ code: 'bidding-over' }] } },
  });
  const { result } = body as { result: { bids: { rank: number; isOwn: boolean; isAwarded: boolean }[] } };
  expect(result.bids.filter(({ isOwn }) => isOwn)).toMatchObject([{ rank: 1, bidder: 'Your agency', isAwarded: true }]);
  expect(result.bids.filter(({ isAwarded }) => isAwarded)).toHaveLength(1);
  expect(result.bids.length).toBeGreaterThan(3);
  expect((await read(id, colleagueId)).body).toMatchObject({ practiceId: id });
  expect(await read(id, rivalUserId)).toMatchObject({ status: 404 });
});

test('ranks and amounts of a sealed practice auction appear after its end', async () => {
  const id = await started(1);
  await server.call(userId, placePracticeBidEndpoint, { practiceId: id, bidAmount: '300' });
  server.kit.clock.advance(9 * 60_000);
  expect((await read(id)).body).toMatchObject({ position: null, leadingAmount: null, result: null });
  server.kit.clock.advance(60_000);
  expect((await read(id)).body).toMatchObject({ position: 1, leadingAmount: '300.0000', isInAward: true });
});

test('the list has the latest practice auctions of the agency, newest first', async () => {
  server.kit.clock.advance(1000);
  const open = await started(3);
  const list = async (user: string) => (await server.call(user, listPracticesEndpoint, {})).body;
  expect(await list(userId)).toMatchObject({
    practices: [
      { practiceId: open, state: 'open', bidTypeId: 3, isAwarded: null, position: null },
      { state: 'closed', isAwarded: true, position: 1 },
      { state: 'closed', isAwarded: true, position: 1 },
    ],
  });
  expect(await list(rivalUserId)).toMatchObject({ practices: [{}] });
});
