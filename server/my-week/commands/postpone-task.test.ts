import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeWeekTask } from '../factories.ts';
import { readOwnWeek } from '../queries/read-week.ts';
import { postponeTask } from './postpone-task.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const postpone = async (taskId: string, to: string | null, userId = market.owner.id) => {
  const answer = await kit.asAgency(userId, (scope) => postponeTask(scope, { taskId, to, timeZone: 'UTC' }));
  return answer instanceof Refused ? answer.refusal.code : 'done';
};
const week = () => kit.asAgency(market.owner.id, (scope) => readOwnWeek(scope, { timeZone: 'UTC' }));

test('a task that follows from work moves to a later day and keeps its due day [W01]', async () => {
  const { agency, client, owner } = market;
  const { id: engagementId } = await makeEngagement(kit.db, { clientId: client.id, stage: 'fulfillment' });
  await makeTalentRequest(kit.db, { engagementId, statusId: 5 });
  await makeApplication(kit.db, { engagementId, supplierId: agency.id, decidedAt: new Date('2026-11-10T02:00:00Z') });
  await kit.db
    .updateTable('talentRequest')
    .set({ statusChangedAt: new Date('2026-11-10T02:00:00Z') })
    .execute();
  await makeAssignment(kit.db, { engagementId, userId: owner.id });
  const taskId = `submit-candidate:${engagementId}`;
  expect(await week()).toMatchObject({ overdue: [{ taskId, dueOn: '2026-11-17', postponedTo: null }] });
  expect(await postpone(taskId, '2026-11-19')).toBe('day-passed');
  expect(await postpone(taskId, '2026-11-23')).toBe('done');
  expect(await week()).toMatchObject({
    overdue: [],
    upcoming: [{ taskId, dueOn: '2026-11-17', postponedTo: '2026-11-23' }],
  });
  expect(await postpone(taskId, null)).toBe('done');
  expect(await week()).toMatchObject({ overdue: [{ taskId }], upcoming: [] });
});

test('an application cannot be postponed beyond its closing time, and an added task gets a new due day', async () => {
  const { client, owner, standard } = market;
  const closingAt = new Date('2026-11-25T04:00:00Z');
  const { id: engagementId } = await makeEngagement(kit.db, { clientId: client.id, closingAt });
  await makeAssignment(kit.db, { engagementId, userId: owner.id });
  expect(await postpone(`apply:${engagementId}`, '2026-11-26')).toBe('after-deadline');
  expect(await postpone(`apply:${engagementId}`, '2026-11-25')).toBe('done');
  const { id } = await makeWeekTask(kit.db, { userId: owner.id });
  expect(await postpone(id, '2026-12-01', standard.id)).toBe('not-found');
  expect(await postpone(id, '2026-12-01')).toBe('done');
  const { dueOn } = await kit.db.selectFrom('weekTask').select('dueOn').where('id', '=', id).executeTakeFirstOrThrow();
  expect(dueOn).toBe('2026-12-01');
});
