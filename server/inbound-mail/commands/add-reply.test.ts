import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeThread } from '#server/clarifications/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { commit, inSystemScopeOrRollback, rollback } from '#server/platform/scope/open.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { testMailer } from '#server/testing/email/test-mail.ts';
import { makeInboundAddress, makeInboundEmail } from '../factories.ts';
import { addReply } from './add-reply.ts';
import { claimInboundEmail } from './claim-email.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const replyOf = async (userId: string, threadId: string) => {
  const { id: addressId } = await makeInboundAddress(kit.db, { userId, threadId });
  await makeInboundEmail(kit.db, { addressId });
  const email = await kit.asSystem(claimInboundEmail);
  if (!email) throw new Error('No email waits.');
  const add = () =>
    inSystemScopeOrRollback<Refused | 'added' | 'known'>(kit.source, 'a test', async (scope) => {
      const outcome = await addReply(scope, testMailer, email, { text: 'Yes.', stored: [], refused: [] });
      return outcome instanceof Refused ? rollback(outcome) : commit(outcome);
    });
  return { id: email.id, add };
};
const texts = async (threadId: string) =>
  (await kit.db.selectFrom('message').select('text').where('threadId', '=', threadId).execute()).map(
    ({ text }) => text,
  );

test('a reply about a candidate becomes a comment of its author, once [M02]', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const own = { supplierId: place.agency.id, clientId: place.client.id, engagementId: place.engagement.id };
  const { id: candidateId } = await makeCandidate(kit.db, { talentRequestId: place.request.id, ...own });
  const createdAt = kit.clock.now();
  const thread = await makeThread(kit.db, { kind: 'candidate', candidateId, createdAt, ...own });
  const { add } = await replyOf(place.recruiter.id, thread.id);
  expect([await add(), await add()]).toEqual(['added', 'known']);
  expect(await texts(thread.id)).toEqual(['Yes.']);
  const actor = await kit.db
    .selectFrom('event')
    .select('actorUserId')
    .where('kind', '=', 'candidate.commented')
    .executeTakeFirstOrThrow();
  expect(actor.actorUserId).toBe(place.recruiter.id);
});

test('a user of another company gets no access by an address, and the email still waits for its refusal', async () => {
  const parties = { supplierId: market.agency.id, clientId: market.client.id };
  const createdAt = kit.clock.now();
  const thread = await makeThread(kit.db, { kind: 'discussion', subject: 'Terms', createdAt, ...parties });
  const { id, add } = await replyOf(market.rivalOwner.id, thread.id);
  expect(await add()).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await texts(thread.id)).toEqual([]);
  const { status } = await kit.db
    .selectFrom('inboundEmail')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('waiting');
});
