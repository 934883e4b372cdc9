import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRole, makeSecondFactorRequirement, makeStaffAccount } from '#server/team/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePasskey, makeSecondFactor, makeTenant, makeUser, type RoleFixture } from '../factories.ts';
import { findSecondFactorState, mustSetUpSecondFactor } from './second-factor-requirement.ts';

let kit: TestKit;
beforeAll(async () => void (kit = await createTestKit()));
afterAll(() => kit.close());

const state = (userId: string, settings: object = {}) =>
  kit.asSystem((scope) => findSecondFactorState({ ...scope, settings: { ...scope.settings, ...settings } }, userId));

test('owners, users without a role, old sub-users and holders of a role are required on their own', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const people = new Map<string, string>();
  for (const role of ['owner', 'admin', 'sub-user', 'none'] satisfies RoleFixture[])
    people.set(role, (await makeUser(kit.db, { tenantId, role })).id);
  const holder = await makeUser(kit.db, { tenantId, role: 'none' });
  const { id: roleId } = await makeRole(kit.db, { tenantId, holderIds: [holder.id] });
  people.set('holder', holder.id);
  const requiredOf = async (role: Parameters<typeof makeSecondFactorRequirement>[1]['role']) => {
    await makeSecondFactorRequirement(kit.db, { tenantId, role, requiredBy: holder.id, requiredAt: kit.clock.now() });
    const required = [];
    for (const [name, id] of people) if ((await state(id)).isRequired) required.push(name);
    await kit.db.deleteFrom('secondFactorRequirement').where('tenantId', '=', tenantId).execute();
    return required;
  };
  expect(await requiredOf({ implicitRole: 'owner' })).toEqual(['owner']);
  expect(await requiredOf({ implicitRole: 'sub-user' })).toEqual(['sub-user']);
  expect(await requiredOf({ implicitRole: 'none' })).toEqual(['none']);
  expect(await requiredOf({ roleId })).toEqual(['holder']);
});

test("Rolecall's staff are required here and in agencies where the installation says so", async () => {
  const provider = await makeTenant(kit.db, { side: 'provider' });
  const staff = await makeUser(kit.db, { tenantId: provider.id, role: 'account-manager' });
  const tenant = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId: tenant.id });
  const account = await makeStaffAccount(kit.db, {
    tenant,
    staff,
    role: 'account-manager',
    addedBy: owner.id,
    addedAt: kit.clock.now(),
  });
  for (const id of [staff.id, account.id]) {
    expect((await state(id, { staffSecondFactor: true })).isRequired).toBe(true);
    expect((await state(id, { staffSecondFactor: false })).isRequired).toBe(false);
    expect((await state(id, { staffSecondFactor: true, signInAt: 'Harbour Identity' })).isRequired).toBe(false);
  }
  expect((await state(owner.id, { staffSecondFactor: true })).isRequired).toBe(false);
});

test('an app or a passkey is enough', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const person = async () => (await makeUser(kit.db, { tenantId })).id;
  const [none, app, passkey] = [await person(), await person(), await person()];
  const role = { implicitRole: 'owner' } as const;
  await makeSecondFactorRequirement(kit.db, { tenantId, role, requiredBy: none, requiredAt: kit.clock.now() });
  await makeSecondFactor(kit.db, app);
  await makePasskey(kit.db, passkey);
  expect([
    mustSetUpSecondFactor(await state(none)),
    mustSetUpSecondFactor(await state(app)),
    mustSetUpSecondFactor(await state(passkey)),
  ]).toEqual([true, false, false]);
});

test('the database refuses a session for a user who must set one up first', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const { id: userId } = await makeUser(kit.db, { tenantId });
  const role = { implicitRole: 'owner' } as const;
  await makeSecondFactorRequirement(kit.db, { tenantId, role, requiredBy: userId, requiredAt: kit.clock.now() });
  const open = () =>
    kit.asSystem(({ db, now }) =>
      db
        .insertInto('session')
        .values({ id: `guarded ${userId}`, userId, createdAt: now, expiresAt: new Date(now.getTime() + 1000) })
        .execute(),
    );
  await expect(open()).rejects.toMatchObject({ code: 'RC021' });
  await makeSecondFactor(kit.db, userId);
  await open();
});
