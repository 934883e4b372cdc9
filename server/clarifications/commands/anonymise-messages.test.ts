import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification } from '../factories.ts';
import { ownMessages } from '../queries/own-messages.ts';
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
  expect(await kit.asAgency(owner.id, ownMessages)).toMatchObject([{ text: question.text }]);
  await kit.asSystem((scope) => anonymiseMessages(scope, owner.id, 'Former user'));
  const { authorName } = await kit.db
    .selectFrom('message')
    .select('authorName')
    .where('id', '=', question.id)
    .executeTakeFirstOrThrow();
  expect(authorName).toBe('Former user');
});
