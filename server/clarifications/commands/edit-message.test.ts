import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification, makeMessage } from '../factories.ts';
import { editMessage } from './edit-message.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const written = async () => {
  const market = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
  const { thread } = await makeClarification(kit.db, {
    engagementId: market.engagementId,
    supplierId: market.agency.id,
  });
  const message = await makeMessage(kit.db, thread, {
    authorUserId: market.owner.id,
    createdAt: kit.clock.now(),
    text: 'Is it rotating?',
  });
  return { ...market, message };
};
const edit = (userId: string, messageId: string, text: string) =>
  kit.asAgency(userId, (scope) => editMessage(scope, { messageId, text }));
const codesOf = (answer: unknown) =>
  answer instanceof Refused ? [answer.refusal.code, ...answer.reasons.map(({ code }) => code)] : [];

test('an author edits a message within 15 minutes, and the earlier texts stay readable', async () => {
  const { owner, message } = await written();
  kit.clock.advance(60_000);
  await edit(owner.id, message.id, 'Is it rotating weekly?');
  const until = kit.clock.now().toISOString();
  kit.clock.advance(60_000);
  expect(await edit(owner.id, message.id, 'Is it rotating monthly?')).toMatchObject({
    text: 'Is it rotating monthly?',
    edited: kit.clock.now().toISOString(),
    earlier: [
      { text: 'Is it rotating?', until },
      { text: 'Is it rotating weekly?', until: kit.clock.now().toISOString() },
    ],
  });
});

test("after 15 minutes it can't be edited: 'edit-not-possible'", async () => {
  const { owner, message } = await written();
  kit.clock.advance(16 * 60_000);
  expect(codesOf(await edit(owner.id, message.id, 'Late.'))).toEqual(['edit-not-possible', 'edit-passed']);
  // The database also refuses the change.
  const forced = kit.db
    .updateTable('message')
    .set({ text: 'Late.', editedAt: kit.clock.now() })
    .where('id', '=', message.id)
    .execute();
  await expect(forced).rejects.toThrow(/edited_within_minutes/);
});

test("a colleague's message and one of the other side are not found", async () => {
  const { standard, rivalOwner, message } = await written();
  expect(codesOf(await edit(standard.id, message.id, 'Mine now.'))).toEqual(['not-found']);
  expect(codesOf(await edit(rivalOwner.id, message.id, 'Mine now.'))).toEqual(['not-found']);
});
