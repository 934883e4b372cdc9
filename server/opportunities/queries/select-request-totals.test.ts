import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { selectRequestTotals } from './select-request-totals.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('roles and salary ranges are totalled over published requests, without cancelled ones', async () => {
  const { id: clientId } = await makeTenant(kit.db, { side: 'client' });
  const { id: engagementId } = await makeEngagement(kit.db, { clientId });
  const add = (given: object) => makeTalentRequest(kit.db, { engagementId, ...given });
  await add({ noOfRoles: 2, baseSalaryFrom: '80000', baseSalaryTo: '95000' });
  await add({ noOfRoles: 3, baseSalaryFrom: '70000', baseSalaryTo: null });
  await add({ noOfRoles: 9, baseSalaryFrom: '1', statusId: 7 });
  await add({ noOfRoles: 9, baseSalaryTo: '999999', publishedAt: null });
  const found = await kit.db
    .selectFrom('engagement')
    .leftJoinLateral(selectRequestTotals, (join) => join.onTrue())
    .select(['requests.noOfRoles', 'requests.baseSalaryFrom', 'requests.baseSalaryTo'])
    .where('engagement.id', '=', engagementId)
    .executeTakeFirstOrThrow();
  expect(found.noOfRoles).toBe(5);
  expect([Number(found.baseSalaryFrom), Number(found.baseSalaryTo)]).toEqual([70_000, 95_000]);
});
