import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { makeRole } from '#server/team/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification, makeThread } from '../factories.ts';
import { mayReply } from './may-reply.ts';

let kit: TestKit;
let market: MarketFixture;
/** A user who may read all of the agency's conversations but can write only in discussions. */
let reader: string;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
  reader = (await makeUser(kit.db, { tenantId: market.agency.id, role: 'none' })).id;
  await makeRole(kit.db, {
    tenantId: market.agency.id,
    permissions: [
      'Auctions=View Auctions / Staging',
      'Assignments=View Other Users Assignment / Data',
      'Clarification=View Details',
      'Fulfillment Stage=View Details',
      'Messaging=Message',
    ],
    holderIds: [reader],
  });
});
afterAll(() => kit.close());

const may = (userId: string, threadId: string) => kit.as(userId, (scope) => mayReply(scope, threadId));
const parties = () => ({
  supplierId: market.agency.id,
  clientId: market.client.id,
  createdAt: kit.clock.now(),
});

test('in a clarification: with the permission and while replies are open; never in a published one', async () => {
  const asked = { engagementId: market.engagementId, supplierId: market.agency.id };
  const { thread } = await makeClarification(kit.db, asked);
  expect(await may(market.owner.id, thread.id)).toBe(true);
  expect(await may(market.employer.id, thread.id)).toBe(true);
  expect(await may(reader, thread.id)).toBe(false);
  expect(await may(market.rivalOwner.id, thread.id)).toBe(false);
  const { thread: published } = await makeClarification(kit.db, { ...asked, supplierId: null });
  expect([await may(market.owner.id, published.id), await may(market.employer.id, published.id)]).toEqual([
    false,
    false,
  ]);
  await kit.db
    .updateTable('engagement')
    .set({ closingAt: kit.clock.now() })
    .where('id', '=', market.engagementId)
    .execute();
  expect([await may(market.owner.id, thread.id), await may(market.employer.id, thread.id)]).toEqual([false, true]);
});

test('about a candidate: with the permission to comment', async () => {
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: market.talentRequestId,
    supplierId: market.agency.id,
  });
  const about = { kind: 'candidate', candidateId, engagementId: market.engagementId, ...parties() } as const;
  const thread = await makeThread(kit.db, about);
  expect([await may(market.owner.id, thread.id), await may(reader, thread.id)]).toEqual([true, false]);
});

test('in a discussion: with the permission for messages', async () => {
  const thread = await makeThread(kit.db, { kind: 'discussion', subject: 'Terms', ...parties() });
  const other = await makeUser(kit.db, { tenantId: market.agency.id, role: 'none' });
  const permissions = ['Clarification=View Details'] as const;
  await makeRole(kit.db, { tenantId: market.agency.id, permissions, holderIds: [other.id] });
  expect(await may(reader, thread.id)).toBe(true);
  expect(await may(other.id, thread.id)).toBe(false);
  expect(await may(market.rivalOwner.id, thread.id)).toBe(false);
});
