import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeWeekTask } from '../factories.ts';
import { readOwnWeek } from '../queries/read-week.ts';
import { addTask } from './add-task.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const add = (more: object = {}, userId = market.owner.id) =>
  kit.asAgency(userId, (scope) =>
    addTask(scope, { text: 'Call Priya', dueOn: '2026-11-20', timeZone: 'UTC', ...more }),
  );
const codeOf = (answer: unknown) => (answer instanceof Refused ? answer.refusal.code : answer);

test('an added task is in the own week, with its engagement [W01]', async () => {
  const { engagementId, owner } = market;
  const answer = await add({ engagementId });
  const week = await kit.asAgency(owner.id, (scope) => readOwnWeek(scope, { timeZone: 'UTC' }));
  expect(week).toMatchObject({
    today: [{ ...(answer as object), kind: 'added', title: 'Call Priya', engagement: { engagementId } }],
  });
});

test('a task must be due today or later in the time zone of the user', async () => {
  expect(codeOf(await add({ dueOn: '2026-11-19' }))).toBe('day-passed');
  // In New York it is still 19 November.
  expect(codeOf(await add({ dueOn: '2026-11-19', timeZone: 'America/New_York' }))).toMatchObject({});
});

test('a task cannot refer to an engagement that is not published', async () => {
  const { id } = await makeEngagement(kit.db, { clientId: market.client.id, publishedAt: null });
  expect(codeOf(await add({ engagementId: id }))).toBe('not-found');
});

test('a user has at most 200 open tasks', async () => {
  const userId = market.standard.id;
  for (let made = 0; made < 199; made += 1) await makeWeekTask(kit.db, { userId });
  await makeWeekTask(kit.db, { userId, doneAt: new Date() });
  expect(codeOf(await add({}, userId))).toMatchObject({});
  expect(codeOf(await add({}, userId))).toBe('too-many-tasks');
});
