import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeWeekTask } from '../factories.ts';
import { readOwnWeek } from '../queries/read-week.ts';
import { handOverTask } from './hand-over-task.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const handOver = async (taskId: string, from: string, toUserId: string) => {
  const answer = await kit.asAgency(from, (scope) => handOverTask(scope, { taskId, toUserId }));
  return answer instanceof Refused ? [answer.refusal.code, ...answer.reasons.map(({ code }) => code)] : 'done';
};
const taskIds = async (userId: string) => {
  const week = await kit.asAgency(userId, (scope) => readOwnWeek(scope, { timeZone: 'UTC' }));
  if (week instanceof Refused) throw new Error(week.message);
  return [...week.overdue, ...week.today, ...week.upcoming].map(({ taskId }) => taskId);
};

test('a task moves to a user who can do it, and back [W01]', async () => {
  const { agency, engagementId, talentRequestId, owner, standard, rivalOwner } = market;
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { id } = await makeCandidate(kit.db, { talentRequestId, supplierId: agency.id, submittedBy: owner.id });
  await makeAssignment(kit.db, { engagementId, userId: owner.id });
  const taskId = `follow-up:${id}`;
  expect(await taskIds(owner.id)).toEqual([taskId]);
  expect(await handOver(taskId, owner.id, standard.id)).toEqual(['cannot-take-task', 'task-not-visible']);
  expect(await handOver(taskId, owner.id, rivalOwner.id)).toEqual(['not-found']);
  await makeAssignment(kit.db, { engagementId, userId: standard.id });
  expect(await handOver(taskId, standard.id, owner.id)).toEqual(['not-found']);
  expect(await handOver(taskId, owner.id, standard.id)).toBe('done');
  expect([await taskIds(owner.id), await taskIds(standard.id)]).toEqual([[], [taskId]]);
  expect(await handOver(taskId, standard.id, owner.id)).toBe('done');
  expect([await taskIds(owner.id), await taskIds(standard.id)]).toEqual([[taskId], []]);
});

test('the receiver needs the permission for the task', async () => {
  const { agency, client, owner } = market;
  const engagement = await makeEngagement(kit.db, { clientId: client.id });
  const colleague = await makeUser(kit.db, { tenantId: agency.id, role: 'standard' });
  for (const userId of [owner.id, colleague.id]) await makeAssignment(kit.db, { engagementId: engagement.id, userId });
  expect(await handOver(`apply:${engagement.id}`, owner.id, colleague.id)).toEqual([
    'cannot-take-task',
    'task-permission',
  ]);
});

test('an added task goes to the other user as it is', async () => {
  const { owner, standard } = market;
  const { id } = await makeWeekTask(kit.db, { userId: owner.id });
  expect(await handOver(id, owner.id, standard.id)).toBe('done');
  expect(await taskIds(standard.id)).toContain(id);
});
