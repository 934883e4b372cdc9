import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { testMailer } from '#server/testing/email/test-mail.ts';
import { makeInboundAddress, makeInboundEmail } from '../factories.ts';
import { isSentByUser, refuseEmail } from './send-email-outcome.ts';
import { claimInboundEmail } from './claim-email.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const claimedFrom = async (given: { sender?: string } = {}) => {
  await kit.db.deleteFrom('inboundAddress').execute();
  const { talentRequestId, owner } = market;
  const { id: addressId } = await makeInboundAddress(kit.db, {
    userId: owner.id,
    talentRequestId,
    page: '/engagement/1',
  });
  await makeInboundEmail(kit.db, { addressId, ...given });
  const email = await kit.asSystem(claimInboundEmail);
  if (!email) throw new Error('No email waits.');
  return email;
};
const answers = () =>
  kit.db.selectFrom('mail').select(['toAddress', 'userId', 'bodyText', 'headers']).orderBy('createdAt').execute();

test('a refused email is answered once, in words, with a link and as an automatic reply', async () => {
  const email = await claimedFrom();
  expect(isSentByUser(email)).toBe(true);
  const refuse = () =>
    kit.asSystem((scope) => refuseEmail(scope, testMailer, email, { reason: 'no-files', texts: ['No files.'] }));
  await refuse();
  await refuse();
  const [answer, ...more] = await answers();
  expect(more).toEqual([]);
  expect(answer).toMatchObject({
    toAddress: email.sender,
    userId: market.owner.id,
    headers: { 'Auto-Submitted': 'auto-replied', 'In-Reply-To': email.messageId },
  });
  expect(answer?.bodyText).toContain('No files.');
  expect(answer?.bodyText).toContain('https://rolecall.example/engagement/1');
});

test("the answer to somebody else isn't among the user's emails, and has no link to the user's page", async () => {
  await kit.db.deleteFrom('mail').execute();
  const email = await claimedFrom({ sender: 'someone@other.example' });
  expect(isSentByUser(email)).toBe(false);
  await kit.asSystem((scope) =>
    refuseEmail(scope, testMailer, email, { reason: 'wrong-sender', texts: ['Not yours.'] }),
  );
  const [answer] = await answers();
  expect(answer).toMatchObject({ toAddress: 'someone@other.example', userId: null });
  expect(answer?.bodyText).not.toContain('/engagement/1');
});
