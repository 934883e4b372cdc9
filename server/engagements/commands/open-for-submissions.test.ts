import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEngagement, makeTalentRequest } from '../factories.ts';
import { openRequestOnAward, openForSubmissions } from './open-for-submissions.ts';

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

test('the first approved application makes In-Market requests Available and changes no others', async () => {
  const { id } = await makeEngagement(kit.db, { clientId });
  for (const statusId of [2, 1, 8, 2] as const) await makeTalentRequest(kit.db, { engagementId: id, statusId });
  await kit.asClient(clientUser, (scope) => openForSubmissions(scope, id));
  expect(await statusesOf(id)).toEqual([5, 1, 8, 5]);
  expect(await stageOf(id)).toBe('fulfillment');
  await kit.asClient(clientUser, (scope) => openForSubmissions(scope, id));
  const events = await kit.db.selectFrom('event').select('kind').where('engagementId', '=', id).execute();
  expect(events).toEqual([{ kind: 'engagement.opened-for-submissions' }]);
});

test('a competitive engagement opens for submissions only with its award', async () => {
  const { id } = await makeEngagement(kit.db, { clientId, kind: 'competitive' });
  await makeTalentRequest(kit.db, { engagementId: id });
  await kit.asClient(clientUser, (scope) => openForSubmissions(scope, id));
  expect(await statusesOf(id)).toEqual([2]);
  expect(await stageOf(id)).toBe('application');
});

test("another client's engagement is unchanged", async () => {
  const other = await makeTenant(kit.db, { side: 'client' });
  const { id } = await makeEngagement(kit.db, { clientId: other.id });
  await kit.asClient(clientUser, (scope) => openForSubmissions(scope, id));
  expect(await stageOf(id)).toBe('application');
});

test('the first final award moves a competitive engagement to fulfillment, and each award opens its own request', async () => {
  const { id } = await makeEngagement(kit.db, { clientId, kind: 'competitive', stage: 'bidding' });
  const requests = [];
  for (const statusId of [2, 2, 8, 7] as const) {
    requests.push(
      await makeTalentRequest(kit.db, { engagementId: id, statusId, statusBeforePauseId: statusId === 8 ? 2 : null }),
    );
  }
  const [first, second, paused, cancelled] = requests.map((one) => one.id);
  const award = (talentRequestId = '') => kit.asSystem((scope) => openRequestOnAward(scope, talentRequestId));
  await award(second);
  expect(await statusesOf(id)).toEqual([2, 5, 8, 7]);
  expect(await stageOf(id)).toBe('fulfillment');
  for (const one of [first, paused, cancelled]) await award(one);
  expect(await statusesOf(id)).toEqual([5, 5, 8, 7]);
  const stored = await kit.db
    .selectFrom('talentRequest')
    .select(['statusBeforePauseId', 'awardedAt'])
    .where('id', '=', paused ?? '')
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ statusBeforePauseId: 5, awardedAt: kit.clock.now() });
  const events = await kit.db.selectFrom('event').select('kind').where('engagementId', '=', id).execute();
  expect(events).toEqual([{ kind: 'engagement.opened-for-submissions' }]);
});

test('the request of a success fee, or of an engagement that has ended, is not opened by an award', async () => {
  const fee = await makeEngagement(kit.db, { clientId });
  const over = await makeEngagement(kit.db, {
    clientId,
    kind: 'competitive',
    stage: 'ended',
    status: 'cancelled',
    endedAs: 'cancelled',
    endedAt: kit.clock.now(),
  });
  for (const { id } of [fee, over]) {
    const request = await makeTalentRequest(kit.db, { engagementId: id });
    await kit.asSystem((scope) => openRequestOnAward(scope, request.id));
    expect(await statusesOf(id)).toEqual([2]);
  }
});
