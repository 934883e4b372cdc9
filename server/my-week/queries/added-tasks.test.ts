import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { saveTaskChange } from '../commands/save-task-change.ts';
import { makeWeekTask } from '../factories.ts';
import { listAddedTasks, deleteUserTasks, listDoneAddedTasks, listOwnTasks } from './added-tasks.ts';
import { listMembers } from './members.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('added tasks are open or done since Monday, each for its user; export and erasure include them [W01]', async () => {
  const { owner, standard } = market;
  const open = await makeWeekTask(kit.db, { userId: owner.id, text: 'Open' });
  await makeWeekTask(kit.db, { userId: owner.id, text: 'Done', doneAt: new Date('2026-11-16T02:00:00Z') });
  await makeWeekTask(kit.db, { userId: owner.id, text: 'Earlier', doneAt: new Date('2026-11-15T02:00:00Z') });
  await makeWeekTask(kit.db, { userId: standard.id, text: 'Written for another', createdBy: owner.id });
  await kit.asAgency(standard.id, (scope) => saveTaskChange(scope, { taskId: 'apply:1', handedTo: owner.id }));
  const read = (userId: string) =>
    kit.asAgency(userId, async (scope) => {
      const members = await listMembers(scope);
      const done = await listDoneAddedTasks(scope, [...members.values()], 'UTC');
      return {
        open: (await listAddedTasks(scope, members))
          .toSorted((one, other) => (one.title < other.title ? -1 : 1))
          .map(({ title, can }) => [title, can.complete]),
        done: done.map(({ title, can }) => [title, can.reopen]),
      };
    });
  expect(await read(owner.id)).toEqual({
    open: [
      ['Open', true],
      ['Written for another', false],
    ],
    done: [['Done', true]],
  });
  expect(await read(standard.id)).toEqual({ open: [['Written for another', true]], done: [] });
  const exported = await kit.asAgency(owner.id, listOwnTasks);
  expect(exported).toHaveLength(4);
  expect(exported[0]).toEqual({
    text: open.text,
    dueOn: '2026-11-20',
    done: null,
    created: '2026-11-18T05:00:00.000Z',
  });
  await kit.asSystem((scope) => deleteUserTasks(scope, owner.id));
  expect(await kit.db.selectFrom('weekTask').selectAll().execute()).toEqual([]);
  expect(await kit.db.selectFrom('weekTaskChange').selectAll().execute()).toEqual([]);
});
