import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEngagement, makeTalentRequest } from '../factories.ts';
import { openForSubmissions } from './open-for-submissions.ts';

let kit: TestKit;
let clientUser: string;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  clientUser = (await makeUser(kit.db, { tenantId: clientId })).id;
});
afterAll(() => kit.close());

const statusesOf = async (engagementId: string) =>
  (
    await kit.db
      .selectFrom('talentRequest')
      .select('statusId')
      .where('engagementId', '=', engagementId)
      .orderBy('number')
      .execute()
  ).map(({ statusId }) => statusId);
const stageOf = async (id: string) =>
  (await kit.db.selectFrom('engagement').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage;

test('the first approved application makes only In-Market requests Available', async () => {
  const { id } = await makeEngagement(kit.db, { clientId });
  for (const statusId of [2, 1, 8, 2] as const) await makeTalentRequest(kit.db, { engagementId: id, statusId });
  await kit.asClient(clientUser, (scope) => openForSubmissions(scope, id));
  expect(await statusesOf(id)).toEqual([5, 1, 8, 5]);
  expect(await stageOf(id)).toBe('fulfillment');
  await kit.asClient(clientUser, (scope) => openForSubmissions(scope, id));
  const events = await kit.db.selectFrom('event').select('kind').where('engagementId', '=', id).execute();
  expect(events).toEqual([{ kind: 'engagement.opened-for-submissions' }]);
});

test('a competitive engagement waits for its award', async () => {
  const { id } = await makeEngagement(kit.db, { clientId, kind: 'competitive' });
  await makeTalentRequest(kit.db, { engagementId: id });
  await kit.asClient(clientUser, (scope) => openForSubmissions(scope, id));
  expect(await statusesOf(id)).toEqual([2]);
  expect(await stageOf(id)).toBe('application');
});

test("another client's engagement is not changed", async () => {
  const other = await makeTenant(kit.db, { side: 'client' });
  const { id } = await makeEngagement(kit.db, { clientId: other.id });
  await kit.asClient(clientUser, (scope) => openForSubmissions(scope, id));
  expect(await stageOf(id)).toBe('application');
});
