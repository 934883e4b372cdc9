import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTenant, makeUser } from '../../factories.ts';
import { endSecondFactorSetUp, findSecondFactorSetUp, startSecondFactorSetUp } from './required-set-up.ts';

let kit: TestKit;
let userId: string;
beforeAll(async () => void (kit = await createTestKit()));
afterAll(() => kit.close());
beforeEach(async () => {
  userId = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
  await kit.asSystem((scope) => startSecondFactorSetUp(scope, `uid ${userId}`, userId));
});
const find = () => kit.asSystem((scope) => findSecondFactorSetUp(scope, `uid ${userId}`));

test('it belongs to one started sign-in for a quarter of an hour', async () => {
  expect(await find()).toEqual({ userId });
  expect(await kit.asSystem((scope) => findSecondFactorSetUp(scope, 'another'))).toBeUndefined();
  kit.clock.advance(15 * 60_000);
  expect(await find()).toBeUndefined();
});

test('it ends with the set-up, a new password, and the deletion of the user', async () => {
  await kit.db
    .updateTable('credential')
    .set({ changedAt: new Date(kit.clock.now().getTime() + 1000) })
    .where('userId', '=', userId)
    .execute();
  expect(await find()).toBeUndefined();
  await kit.db.updateTable('credential').set({ changedAt: kit.clock.now() }).where('userId', '=', userId).execute();
  expect(await find()).toEqual({ userId });
  await kit.db
    .updateTable('appUser')
    .set({ deletedAt: kit.clock.now(), isOwner: false })
    .where('id', '=', userId)
    .execute();
  expect(await find()).toBeUndefined();
  await kit.db.updateTable('appUser').set({ deletedAt: null }).where('id', '=', userId).execute();
  await kit.asSystem((scope) => endSecondFactorSetUp(scope, `uid ${userId}`));
  expect(await find()).toBeUndefined();
});
