import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { makeClarification } from '../factories.ts';
import { listOwnMessages } from '../queries/own-messages.ts';
import { anonymiseMessages } from './anonymise-messages.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("an erased user's messages lose the name", async () => {
  const { agency, owner, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { question } = await makeClarification(kit.db, {
    engagementId,
    supplierId: agency.id,
    question: { authorUserId: owner.id },
  });
  const mention = await kit.db
    .insertInto('message')
    .values({
      ...question,
      id: newId(),
      authorUserId: null,
      text: 'Ask @Mara Ellingsen, not Mara.',
      mentions: JSON.stringify([{ userId: owner.id, name: 'Mara Ellingsen' }]),
      earlierTexts: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await kit.asAgency(owner.id, listOwnMessages)).toMatchObject([{ text: question.text }]);
  await kit.asSystem((scope) => anonymiseMessages(scope, owner.id, 'Former user'));
  const { authorName } = await kit.db
    .selectFrom('message')
    .select('authorName')
    .where('id', '=', question.id)
    .executeTakeFirstOrThrow();
  expect(authorName).toBe('Former user');
  const { text, mentions } = await kit.db
    .selectFrom('message')
    .select(['text', 'mentions'])
    .where('id', '=', mention.id)
    .executeTakeFirstOrThrow();
  expect([text, mentions]).toEqual(['Ask @Former user, not Mara.', [{ userId: owner.id, name: 'Former user' }]]);
});
