import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEngagement, makeTalentRequest } from '../factories.ts';
import { lockTalentRequest } from '../queries/locks.ts';
import { fillRole } from './fill-role.ts';

let kit: TestKit;
let clientUser: string;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  clientUser = (await makeUser(kit.db, { tenantId: clientId })).id;
});
afterAll(() => kit.close());

const fill = (requestId: string) =>
  kit.asClient(clientUser, async (scope) => {
    const locked = await lockTalentRequest(scope, requestId);
    if (!locked) throw new Error('not found');
    await fillRole(scope, locked);
  });
const requestNow = (id: string) =>
  kit.db.selectFrom('talentRequest').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const engagementNow = (id: string) =>
  kit.db.selectFrom('engagement').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const eventsOf = async (id: string) =>
  (await kit.db.selectFrom('event').select('kind').where('engagementId', '=', id).orderBy('sequence').execute()).map(
    ({ kind }) => kind,
  );

test('a filled role counts up; the request stays Available while a role remains', async () => {
  const { id: engagementId } = await makeEngagement(kit.db, { clientId, stage: 'fulfillment' });
  const { id } = await makeTalentRequest(kit.db, { engagementId, statusId: 5, noOfRoles: 2 });
  await fill(id);
  expect(await requestNow(id)).toMatchObject({ noOfRolesFilled: 1, statusId: 5 });
  expect(await eventsOf(engagementId)).toEqual([]);
});

test('the last role fulfils the request; with the last request a success fee is Completed, as a success', async () => {
  const { id: engagementId } = await makeEngagement(kit.db, { clientId, stage: 'fulfillment' });
  const { id } = await makeTalentRequest(kit.db, { engagementId, statusId: 5, noOfRoles: 1 });
  const { id: secondId } = await makeTalentRequest(kit.db, { engagementId, statusId: 5, noOfRoles: 1 });
  await fill(id);
  expect(await requestNow(id)).toMatchObject({ noOfRolesFilled: 1, statusId: 6, statusChangedAt: kit.clock.now() });
  expect(await engagementNow(engagementId)).toMatchObject({ status: 'open', stage: 'fulfillment' });
  await fill(secondId);
  expect(await engagementNow(engagementId)).toMatchObject({
    status: 'completed',
    endedAs: 'success',
    stage: 'ended',
    endedAt: kit.clock.now(),
  });
  expect(await eventsOf(engagementId)).toEqual([
    'talent-request.fulfilled',
    'talent-request.fulfilled',
    'engagement.completed',
  ]);
});

test('an engagement is paused when all its recruiting requests are paused', async () => {
  const { id: engagementId } = await makeEngagement(kit.db, { clientId, stage: 'fulfillment' });
  const { id } = await makeTalentRequest(kit.db, { engagementId, statusId: 5, noOfRoles: 2 });
  await makeTalentRequest(kit.db, { engagementId, statusId: 8, statusBeforePauseId: 5 });
  await fill(id);
  expect(await engagementNow(engagementId)).toMatchObject({ status: 'open', pausedAt: null });
  await fill(id);
  expect(await engagementNow(engagementId)).toMatchObject({ status: 'open', pausedAt: kit.clock.now() });
});

test('a competitive engagement stays open when its roles are filled', async () => {
  const { id: engagementId } = await makeEngagement(kit.db, { clientId, kind: 'competitive', stage: 'fulfillment' });
  const { id } = await makeTalentRequest(kit.db, { engagementId, statusId: 5, noOfRoles: 1 });
  await fill(id);
  expect(await engagementNow(engagementId)).toMatchObject({ status: 'open', stage: 'fulfillment' });
});

test('two concurrent hires fill two roles', async () => {
  const { id: engagementId } = await makeEngagement(kit.db, { clientId, stage: 'fulfillment' });
  const { id } = await makeTalentRequest(kit.db, { engagementId, statusId: 5, noOfRoles: 6 });
  await Promise.all(Array.from({ length: 5 }, () => fill(id)));
  expect(await requestNow(id)).toMatchObject({ noOfRolesFilled: 5, statusId: 5 });
});
