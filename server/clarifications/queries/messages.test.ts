import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification, makeMessage } from '../factories.ts';
import { readConversations } from './messages.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('messages come oldest first, with what each side may see and do', async () => {
  const { agency, owner, employer, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { thread } = await makeClarification(kit.db, {
    engagementId,
    supplierId: agency.id,
    question: { authorUserId: owner.id },
  });
  await makeMessage(kit.db, thread, { visibleTo: 'agency', text: 'For colleagues.', createdAt: kit.clock.now() });
  const read = (userId: string) =>
    kit.as(userId, async (scope) => {
      if (scope.side === 'provider') throw new Error('Rolecall takes no part.');
      const all = await readConversations(scope, [{ ...thread, clientName: 'Northwind Health' }]);
      return all.get(thread.id)?.messages;
    });
  expect(await read(owner.id)).toMatchObject([
    { isMine: true, isNew: false, companyName: 'Harbour Talent', can: { edit: { allowed: false } } },
    { isMine: false, isNew: true, isNote: true, text: 'For colleagues.' },
  ]);
  expect(await read(employer.id)).toMatchObject([{ isMine: false, isNew: true, isNote: false }]);
});

test('nothing is read without threads', async () => {
  const { owner } = await makeMarketFixture(kit.db);
  expect((await kit.asAgency(owner.id, (scope) => readConversations(scope, []))).size).toBe(0);
});
