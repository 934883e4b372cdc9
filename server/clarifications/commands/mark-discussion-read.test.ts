import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification, makeMessage, makeThread } from '../factories.ts';
import { readDiscussion } from '../queries/read-discussion.ts';
import { markDiscussionRead } from './mark-discussion-read.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('colleagues see who has read a discussion; a clarification is not a discussion', async () => {
  const { agency, client, owner, standard, engagementId } = await makeMarketFixture(kit.db);
  const thread = await makeThread(kit.db, {
    kind: 'discussion',
    supplierId: agency.id,
    clientId: client.id,
    subject: 'Terms',
    createdAt: kit.clock.now(),
  });
  await makeMessage(kit.db, thread, { side: 'client', isQuestion: false });
  const mark = (discussionId: string) => kit.asAgency(owner.id, (scope) => markDiscussionRead(scope, { discussionId }));
  expect(await mark(thread.id)).toEqual({});
  const seen = (userId: string) => kit.asAgency(userId, (scope) => readDiscussion(scope, { discussionId: thread.id }));
  expect(await seen(owner.id)).toMatchObject({ unread_count: 0, messages: [{ isNew: false }] });
  expect(await seen(standard.id)).toMatchObject({ unread_count: 1, readers: [{ name: 'Mara Ellingsen' }] });
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const clarification = await makeClarification(kit.db, { engagementId, supplierId: agency.id });
  expect(await mark(clarification.thread.id)).toMatchObject({ refusal: { code: 'not-found' } });
});
