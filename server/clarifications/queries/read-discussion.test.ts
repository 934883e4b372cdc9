import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeMessage, makeThread } from '../factories.ts';
import { readDiscussion } from './read-discussion.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("a discussion shows the caller's notes, never those of the other side, and is hidden from others", async () => {
  const { agency, client, owner, employer, rivalOwner } = await makeMarketFixture(kit.db);
  const thread = await makeThread(kit.db, {
    kind: 'discussion',
    supplierId: agency.id,
    clientId: client.id,
    supplierName: 'Harbour Talent',
    subject: 'Terms',
    createdAt: kit.clock.now(),
  });
  await makeMessage(kit.db, thread, { text: 'For both', isQuestion: false });
  await makeMessage(kit.db, thread, { text: 'For us', visibleTo: 'agency' });
  await makeMessage(kit.db, thread, { text: 'For them', side: 'client', visibleTo: 'client' });
  const given = { discussionId: thread.id };
  expect(await kit.asAgency(owner.id, (scope) => readDiscussion(scope, given))).toMatchObject({
    partnerName: 'Northwind Health',
    messages: [
      { text: 'For both', companyName: 'Harbour Talent' },
      { text: 'For us', isNote: true },
    ],
  });
  expect(await kit.asClient(employer.id, (scope) => readDiscussion(scope, given))).toMatchObject({
    partnerName: 'Harbour Talent',
    messages: [{ text: 'For both' }, { text: 'For them', isNote: true }],
  });
  expect(await kit.asAgency(rivalOwner.id, (scope) => readDiscussion(scope, given))).toMatchObject({
    refusal: { code: 'not-found' },
  });
});
