import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification } from '../factories.ts';
import { findThread } from '../queries/find-thread.ts';
import { postMessage } from './post-message.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a message belongs to its thread and author, who has then read it; a note does not move the thread', async () => {
  const { agency, owner, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { thread } = await makeClarification(kit.db, { engagementId, supplierId: agency.id });
  const post = (text: string, isNote: boolean) =>
    kit.asAgency(owner.id, async (scope) => {
      const found = await findThread(scope, thread.id, 'clarification');
      if (!found) throw new Error('The thread is not there.');
      return postMessage(scope, found, { text, isNote });
    });
  const lastOf = async () =>
    (await kit.db.selectFrom('thread').select('lastMessageAt').where('id', '=', thread.id).executeTakeFirstOrThrow())
      .lastMessageAt;
  await post('For us only.', true);
  expect(await lastOf()).toEqual(thread.lastMessageAt);
  await post('For both.', false);
  expect(await lastOf()).toEqual(kit.clock.now());
  const rows = await kit.db
    .selectFrom('message')
    .select(['text', 'visibleTo', 'authorName', 'supplierId'])
    .where('threadId', '=', thread.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const mine = { authorName: 'Mara Ellingsen', supplierId: agency.id };
  expect(rows.slice(1)).toEqual([
    { text: 'For us only.', visibleTo: 'agency', ...mine },
    { text: 'For both.', visibleTo: 'both', ...mine },
  ]);
});

test('the database keeps a note on its side, and each side from writing for the other', async () => {
  const { agency, owner, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { thread, question } = await makeClarification(kit.db, { engagementId, supplierId: agency.id });
  const values = { ...question, id: undefined, earlierTexts: '[]' as never };
  const insert = (more: object) =>
    kit.asAgency(owner.id, (scope) =>
      scope.db
        .insertInto('message')
        .values({ ...values, id: crypto.randomUUID(), ...more })
        .execute(),
    );
  await expect(insert({ visibleTo: 'client', isQuestion: false })).rejects.toThrow(/notes_stay_on_their_side/);
  await expect(insert({ side: 'client', isQuestion: false })).rejects.toThrow(/row-level security/);
  await expect(insert({ supplierId: null, threadId: thread.id })).rejects.toThrow(/row-level security/);
});
