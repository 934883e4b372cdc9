import { afterAll, beforeAll, expect, test } from 'vitest';
import { listWeekUsersEndpoint, readTeamWeekEndpoint, readWeekEndpoint } from '#contract/my-week/endpoints.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { createTestServer } from '#server/testing/server.ts';
import { listWeekUsers, readOwnWeek, readTeamWeek, readWeek } from './read-week.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const timeZone = 'UTC';

test("a week has the tasks of one user, the team's those of all and of nobody [W01]", async () => {
  const { agency, client, owner, standard } = market;
  const apply = await makeEngagement(kit.db, { clientId: client.id, title: 'To apply to' });
  await makeAssignment(kit.db, { engagementId: apply.id, userId: owner.id });
  const tender = await makeEngagement(kit.db, { clientId: client.id, title: 'To tender for' });
  const rebidDueAt = new Date('2026-11-21T04:00:00Z');
  await makeApplication(kit.db, { engagementId: tender.id, supplierId: agency.id, statusId: 7, rebidDueAt });
  const titles = (week: unknown) =>
    (['overdue', 'today', 'upcoming'] as const).flatMap((list) =>
      (week as Record<typeof list, { title: string }[]>)[list].map(({ title }) => title),
    );
  const as = <T>(userId: string, work: Parameters<typeof kit.asAgency<T>>[1]) => kit.asAgency(userId, work);
  const mine = await as(owner.id, (scope) => readOwnWeek(scope, { timeZone }));
  expect(mine).toMatchObject({ supplierId: agency.id, userId: owner.id, day: '2026-11-20', done: [] });
  expect(titles(mine)).toEqual(['To apply to: applications close']);
  const team = await as(owner.id, (scope) => readTeamWeek(scope, { timeZone }));
  expect(titles(team)).toHaveLength(2);
  expect(team).toMatchObject({ userId: null });
  expect(titles(await as(owner.id, (scope) => readWeek(scope, { userId: standard.id, timeZone })))).toEqual([]);
  expect(await as(owner.id, (scope) => listWeekUsers(scope, { timeZone }))).toMatchObject([
    { userId: owner.id, isMe: true, open: 1, overdue: 0 },
    { userId: standard.id, isMe: false, open: 0, overdue: 0 },
  ]);
});

test('without the permission to see others, a user reads only the own week [W01]', async () => {
  const server = await createTestServer();
  const other = await makeMarketFixture(server.kit.db);
  const read = async (userId: string) => (await server.call(other.standard.id, readWeekEndpoint, { userId })).status;
  expect(await read(other.standard.id)).toBe(200);
  expect(await read(other.owner.id)).toBe(403);
  expect((await server.call(other.standard.id, readTeamWeekEndpoint, {})).status).toBe(403);
  expect((await server.call(other.owner.id, readWeekEndpoint, { userId: other.rivalOwner.id })).status).toBe(404);
  const users = await server.call(other.standard.id, listWeekUsersEndpoint, {});
  expect(users.body).toMatchObject([{ userId: other.standard.id }]);
  await server.close();
});
