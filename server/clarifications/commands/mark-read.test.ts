import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClarification, makeMessage } from '../factories.ts';
import { listClarifications } from '../queries/list-clarifications.ts';
import { markClarificationRead } from './mark-read.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a topic is unread until the reader opens it, and again after another message; colleagues see who read it', async () => {
  const { agency, owner, client, employer, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { thread } = await makeClarification(kit.db, { engagementId, supplierId: agency.id });
  const unread = () =>
    kit.asClient(employer.id, async (scope) => {
      const list = await listClarifications(scope, { engagementId });
      if (list instanceof Refused) throw new Error(list.message);
      return list.clarifications.map(({ unread_count, readers }) => [unread_count, readers.map(({ name }) => name)]);
    });
  expect(await unread()).toEqual([[1, []]]);
  await kit.asClient(employer.id, (scope) => markClarificationRead(scope, { clarificationId: thread.id }));
  expect(await unread()).toEqual([[0, ['Priya Raman']]]);
  kit.clock.advance(1000);
  await makeMessage(kit.db, thread, { authorUserId: owner.id, clientId: client.id, createdAt: kit.clock.now() });
  expect(await unread()).toEqual([[1, ['Priya Raman']]]);
});

test("another employer's clarification is not found", async () => {
  const { agency, otherEmployer, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { thread } = await makeClarification(kit.db, { engagementId, supplierId: agency.id });
  const answer = await kit.asClient(otherEmployer.id, (scope) =>
    markClarificationRead(scope, { clarificationId: thread.id }),
  );
  expect(answer).toMatchObject({ refusal: { code: 'not-found' } });
});
