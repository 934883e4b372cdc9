import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeThread } from '../factories.ts';
import { countUnreadDiscussions, listDiscussions } from '../queries/list-discussions.ts';
import { markDiscussionRead } from './mark-discussion-read.ts';
import { writeToDiscussion } from './write-to-discussion.ts';

let server: TestServer;
let market: MarketFixture;
let discussionId: string;
beforeAll(async () => {
  server = await createTestServer();
  market = await makeMarketFixture(server.kit.db);
  const thread = await makeThread(server.kit.db, {
    kind: 'discussion',
    supplierId: market.agency.id,
    clientId: market.client.id,
    supplierName: 'Harbour Talent',
    subject: 'Terms for 2027',
    createdAt: server.kit.clock.now(),
  });
  discussionId = thread.id;
});
afterAll(() => server.close());

type Party = Parameters<typeof writeToDiscussion>[0];
const asParty = <T>(userId: string, work: (scope: Party) => Promise<T>): Promise<T> =>
  server.kit.as(userId, (scope) => {
    if (scope.side === 'provider') throw new Error('Rolecall takes no part.');
    return work(scope);
  });
const write = (userId: string, text: string, isNote = false) =>
  asParty(userId, async (scope) => {
    const answer = await writeToDiscussion(scope, { discussionId, text, isNote });
    return answer instanceof Refused ? answer.refusal.code : answer.messages.map((message) => message.text);
  });
const unread = async (userId: string) => (await asParty(userId, countUnreadDiscussions)).unread_count;
const last = (userId: string) =>
  asParty(userId, async (scope) => {
    const { records } = await listDiscussions(scope, { pageCurrent: 0, pageSize: 10 });
    return records.map(({ lastLine, unread_count: fresh }) => [lastLine.text, fresh]);
  });
const events = async () => {
  const rows = await server.kit.db
    .selectFrom('event')
    .select('kind')
    .where(sql`data ->> 'threadId'`, '=', discussionId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ kind }) => kind);
};

test('both sides read a message; each is unread until it is read, and its author has read it [M02]', async () => {
  const { owner, standard, employer, rivalOwner } = market;
  expect(await write(owner.id, 'Shall we keep the fee bands?')).toEqual(['Shall we keep the fee bands?']);
  expect([await unread(owner.id), await unread(standard.id), await unread(employer.id)]).toEqual([0, 1, 1]);
  expect(await last(employer.id)).toEqual([['Shall we keep the fee bands?', 1]]);
  await asParty(employer.id, (scope) => markDiscussionRead(scope, { discussionId }));
  expect(await unread(employer.id)).toBe(0);
  server.kit.clock.advance(60_000);
  expect(await write(employer.id, 'Gladly.')).toEqual(['Shall we keep the fee bands?', 'Gladly.']);
  expect([await unread(owner.id), await unread(employer.id)]).toEqual([1, 0]);
  expect(await write(rivalOwner.id, 'May we join?')).toBe('not-found');
  expect(await unread(rivalOwner.id)).toBe(0);
});

test('a note is read by colleagues only, and is no event', async () => {
  const { owner, standard, employer } = market;
  const before = await events();
  server.kit.clock.advance(60_000);
  expect(await write(owner.id, 'They would accept twelve weeks.', true)).toHaveLength(3);
  expect(await last(employer.id)).toEqual([['Gladly.', 0]]);
  expect(await last(standard.id)).toEqual([['They would accept twelve weeks.', 3]]);
  // The note has no event, because an event would notify the other side.
  expect(before).toEqual(['discussion.written-by-agency', 'discussion.written-by-employer']);
  expect(await events()).toEqual(before);
});
