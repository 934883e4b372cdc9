import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { deleteTaskChange, saveTaskChange } from './save-task-change.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('a change replaces the earlier one of the same task, and outdated ones are deleted', async () => {
  const { owner, standard } = market;
  const as = (work: Parameters<typeof kit.asAgency<void>>[1]) => kit.asAgency(owner.id, work);
  const changes = () =>
    kit.db.selectFrom('weekTaskChange').select(['taskId', 'postponedTo', 'handedTo']).orderBy('taskId').execute();
  await as((scope) => saveTaskChange(scope, { taskId: 'apply:1', postponedTo: '2026-11-21' }));
  await as((scope) => saveTaskChange(scope, { taskId: 'apply:1', handedTo: standard.id }));
  await as((scope) => saveTaskChange(scope, { taskId: 'apply:2', postponedTo: '2026-11-22' }));
  expect(await changes()).toEqual([
    { taskId: 'apply:1', postponedTo: null, handedTo: standard.id },
    { taskId: 'apply:2', postponedTo: '2026-11-22', handedTo: null },
  ]);
  await as((scope) => deleteTaskChange(scope, owner.id, 'apply:1'));
  kit.clock.set(new Date('2027-06-01T00:00:00Z'));
  await as((scope) => saveTaskChange(scope, { taskId: 'apply:3', postponedTo: '2027-06-02' }));
  expect((await changes()).map(({ taskId }) => taskId)).toEqual(['apply:3']);
});
