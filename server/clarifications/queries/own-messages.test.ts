import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification } from '../factories.ts';
import { ownMessages } from './own-messages.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("a user's own messages are listed, and those of colleagues are not", async () => {
  const { agency, owner, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const place = { engagementId, supplierId: agency.id };
  const { question } = await makeClarification(kit.db, { ...place, question: { authorUserId: owner.id } });
  await makeClarification(kit.db, { ...place, question: { text: 'Of a colleague' } });
  expect(await kit.asAgency(owner.id, ownMessages)).toEqual([
    { text: question.text, created: question.createdAt.toISOString() },
  ]);
});
