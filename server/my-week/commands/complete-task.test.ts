import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeWeekTask } from '../factories.ts';
import { completeTask } from './complete-task.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('the user marks an added task as done, once, and as open again; others cannot [W01]', async () => {
  const { owner, standard } = market;
  const { id: taskId } = await makeWeekTask(kit.db, { userId: owner.id });
  const complete = (isDone: boolean, userId = owner.id) =>
    kit.asAgency(userId, (scope) => completeTask(scope, { taskId, isDone }));
  const doneAt = async () =>
    (await kit.db.selectFrom('weekTask').select('doneAt').where('id', '=', taskId).executeTakeFirstOrThrow()).doneAt;
  expect(await complete(true, standard.id)).toBeInstanceOf(Refused);
  expect(await doneAt()).toBeNull();
  await complete(true);
  const first = await doneAt();
  expect(first).toEqual(kit.clock.now());
  kit.clock.set(new Date('2026-11-20T05:00:00Z'));
  await complete(true);
  expect(await doneAt()).toEqual(first);
  await complete(false);
  expect(await doneAt()).toBeNull();
});
