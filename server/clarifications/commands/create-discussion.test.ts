import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxDiscussions } from '#contract/clarifications/rules.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeThread } from '../factories.ts';
import { findThread } from '../queries/find-thread.ts';
import { createDiscussion } from './create-discussion.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const partners = async (): Promise<MarketFixture> => {
  const market = await makeMarketFixture(server.kit.db);
  await makeApplication(server.kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
  return market;
};
const create = (userId: string, partnerId: string) =>
  server.kit.as(userId, async (scope) => {
    if (scope.side === 'provider') throw new Error('Rolecall takes no part.');
    const answer = await createDiscussion(scope, { partnerId, subject: 'Terms for 2027', text: 'Shall we talk?' });
    return answer instanceof Refused ? answer.refusal.code : answer;
  });
const eventsOf = (discussionId: string) =>
  server.kit.db
    .selectFrom('event')
    .select('kind')
    .where(sql`data ->> 'threadId'`, '=', discussionId)
    .execute();
const idOf = (answer: Awaited<ReturnType<typeof create>>): string => {
  if (typeof answer === 'string') throw new Error(answer);
  return answer.discussionId;
};

test('an agency begins a discussion with a client, which its users read [M02]', async () => {
  const { owner, client, employer } = await partners();
  const discussionId = idOf(await create(owner.id, client.id));
  const seen = await server.kit.asClient(employer.id, (scope) => findThread(scope, discussionId, 'discussion'));
  expect(seen).toMatchObject({ supplierName: 'Harbour Talent', clientName: 'Northwind Health', engagementId: null });
  expect(await eventsOf(discussionId)).toEqual([{ kind: 'discussion.written-by-agency' }]);
});

test('an employer begins a discussion with an agency, which all its users read', async () => {
  const { agency, employer, standard } = await partners();
  const discussionId = idOf(await create(employer.id, agency.id));
  const seen = await server.kit.asAgency(standard.id, (scope) => findThread(scope, discussionId, 'discussion'));
  expect(seen?.supplierName).toBe('Harbour Talent');
  expect(await eventsOf(discussionId)).toEqual([{ kind: 'discussion.written-by-employer' }]);
});

test("a company that the caller doesn't work with is not found", async () => {
  const { owner, employer, rival, client, rivalOwner, otherEmployer, agency } = await partners();
  expect(await create(employer.id, rival.id)).toBe('not-found');
  expect(await create(rivalOwner.id, client.id)).toBe('not-found');
  expect(await create(otherEmployer.id, agency.id)).toBe('not-found');
  expect(await create(owner.id, rival.id)).toBe('not-found');
});

test('the database refuses a discussion with any other company', async () => {
  const { rival, rivalOwner, client } = await partners();
  const insert = server.kit.asAgency(rivalOwner.id, (scope) =>
    makeThread(scope.db as never, {
      kind: 'discussion',
      supplierId: rival.id,
      clientId: client.id,
      subject: 'Hello',
      createdAt: scope.now,
    }),
  );
  await expect(insert).rejects.toThrow(/row-level security/);
});

test("at most 100 discussions with one company: 'too-many-discussions'", async () => {
  const { agency, client, owner } = await partners();
  const createdAt = server.kit.clock.now();
  for (let made = 0; made < maxDiscussions; made += 1) {
    await makeThread(server.kit.db, {
      kind: 'discussion',
      supplierId: agency.id,
      clientId: client.id,
      subject: `Terms ${String(made)}`,
      createdAt,
    });
  }
  expect(await create(owner.id, client.id)).toBe('too-many-discussions');
});
