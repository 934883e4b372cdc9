import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listEngagementsWithAssignees } from '../engagements-with-assignees.ts';
import { deriveApplicationTasks, deriveTenderTasks } from './applications.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const kinds = () =>
  kit.asAgency(market.owner.id, async (scope) => {
    const atWork = await listEngagementsWithAssignees(scope);
    return [...(await deriveApplicationTasks(scope, atWork)), ...(await deriveTenderTasks(scope, atWork))];
  });

test('an assigned engagement is due for an application until it closes, and then for a requested tender [W01]', async () => {
  const { agency, engagementId, owner } = market;
  expect(await kinds()).toEqual([]);
  await makeAssignment(kit.db, { engagementId, userId: owner.id });
  const { closingAt } = await kit.db
    .selectFrom('engagement')
    .select('closingAt')
    .where('id', '=', engagementId)
    .executeTakeFirstOrThrow();
  expect(await kinds()).toMatchObject([{ kind: 'apply', due: closingAt, userIds: [owner.id], engagementId }]);
  kit.clock.set(new Date(closingAt.getTime() + 1));
  expect(await kinds()).toEqual([]);
  kit.clock.set(new Date('2026-11-20T04:01:00Z'));
  const rebidDueAt = new Date('2026-11-21T04:00:00Z');
  await makeApplication(kit.db, { engagementId, supplierId: agency.id, statusId: 7, rebidDueAt });
  expect(await kinds()).toMatchObject([{ kind: 'send-tender', due: rebidDueAt, action: 'Send a new tender' }]);
});
