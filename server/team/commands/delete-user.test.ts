import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePasskey, makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '../factories.ts';
import { disableSignIn, deleteUser } from './delete-user.ts';

let kit: TestKit;
let tenantId: string;
let owner: UserFixture;
let admin: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  tenantId = (await makeTenant(kit.db)).id;
  owner = await makeUser(kit.db, { tenantId });
  admin = await makeUser(kit.db, { tenantId, role: 'admin' });
});
afterAll(() => kit.close());

const remove = (input: Parameters<typeof deleteUser>[1], by = owner) =>
  kit.asAgency(by.id, (scope) => deleteUser(scope, input));
const close = (userId: string, by = owner) => kit.asAgency(by.id, (scope) => disableSignIn(scope, { userId }));
const refused = (code: string) => ({ refusal: { code } });
const signedIn = (userId: string) => kit.asAgency(userId, (scope) => Promise.resolve(scope.userId));
const passwords = (userId: string) => kit.db.selectFrom('credential').select('userId').where('userId', '=', userId);

test('a deleted user is refused at the next call, and has no password, passkeys or roles', async () => {
  const user = await makeUser(kit.db, { tenantId, role: 'standard' });
  await makePasskey(kit.db, user.id);
  expect(await signedIn(user.id)).toBe(user.id);
  expect(await remove({ userId: user.id })).toEqual({ userId: user.id, handedOverTo: owner.id });
  await expect(signedIn(user.id)).rejects.toThrow('This user cannot sign in.');
  expect(await passwords(user.id).execute()).toEqual([]);
  expect(await kit.db.selectFrom('passkey').select('id').where('userId', '=', user.id).execute()).toEqual([]);
  expect(await kit.db.selectFrom('userRole').select('roleId').where('userId', '=', user.id).execute()).toEqual([]);
  expect(await remove({ userId: user.id })).toMatchObject(refused('not-found'));
});

test('the named user takes over open work, by default the caller, and the event names them', async () => {
  const one = await makeUser(kit.db, { tenantId, role: 'standard' });
  const two = await makeUser(kit.db, { tenantId, role: 'standard' });
  expect(await remove({ userId: one.id, handOverTo: two.id })).toMatchObject({ handedOverTo: two.id });
  await remove({ userId: two.id }, admin);
  const told = await kit.db
    .selectFrom('event')
    .select(['supplierId', 'data'])
    .where('kind', '=', 'team.user-deleted')
    .orderBy('sequence', 'desc')
    .limit(2)
    .execute();
  expect(told).toEqual([
    { supplierId: tenantId, data: { userId: two.id, successorId: admin.id } },
    { supplierId: tenantId, data: { userId: one.id, successorId: two.id } },
  ]);
});

test('open work cannot go to a user who is not able to do it: no-successor', async () => {
  const { id: userId } = await makeUser(kit.db, { tenantId, role: 'standard' });
  const rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const unconfirmed = await makeUser(kit.db, { tenantId, role: 'none', isEmailVerified: false });
  for (const handOverTo of [rival.id, unconfirmed.id, userId]) {
    expect(await remove({ userId, handOverTo })).toMatchObject(refused('no-successor'));
  }
});

test('the last owner cannot be deleted, not even directly in the database: last-owner', async () => {
  expect(await remove({ userId: owner.id }, admin)).toMatchObject(refused('last-owner'));
  expect(await close(owner.id)).toMatchObject(refused('last-owner'));
  const unseen = kit.asAgency(owner.id, (scope) =>
    scope.db.updateTable('appUser').set({ isOwner: false }).where('id', '=', owner.id).execute(),
  );
  await expect(unseen).rejects.toThrow('an agency must have an owner');
  const second = await makeUser(kit.db, { tenantId });
  expect(await remove({ userId: second.id }, admin)).toMatchObject(refused('owners-own'));
  expect(await remove({ userId: second.id })).toMatchObject({ userId: second.id });
});

test('of two owners who delete each other concurrently, one stays', async () => {
  const both = await makeTenant(kit.db);
  const [a, b] = [await makeUser(kit.db, { tenantId: both.id }), await makeUser(kit.db, { tenantId: both.id })];
  await Promise.allSettled([remove({ userId: b.id }, a), remove({ userId: a.id }, b)]);
  const left = await kit.db
    .selectFrom('appUser')
    .select('id')
    .where('tenantId', '=', both.id)
    .where('deletedAt', 'is', null)
    .execute();
  expect(left).toHaveLength(1);
});

test('users cannot delete themselves or a user with permissions they lack: own-account, beyond-own-rights', async () => {
  expect(await remove({ userId: admin.id }, admin)).toMatchObject(refused('own-account'));
  const lead = await makeUser(kit.db, { tenantId, role: 'none' });
  await makeRole(kit.db, {
    tenantId,
    permissions: ['Manage Users=Invite User / Assign / Edit User Role'],
    holderIds: [lead.id],
  });
  expect(await remove({ userId: admin.id }, lead)).toMatchObject(refused('beyond-own-rights'));
});

test('a user whose sign-in is closed stays in the list, without password, links and sessions', async () => {
  const user = await makeUser(kit.db, { tenantId, role: 'standard' });
  expect(await signedIn(user.id)).toBe(user.id);
  const link = {
    tokenHash: 'a-hash',
    tenantId,
    userId: user.id,
    purpose: 'create-password',
    email: user.email,
  } as const;
  const expiresAt = new Date('2100-01-01T00:00:00Z');
  await kit.db
    .insertInto('accountToken')
    .values({ ...link, createdAt: kit.clock.now(), expiresAt })
    .execute();
  expect(await close(user.id)).toEqual({ userId: user.id });
  await expect(signedIn(user.id)).rejects.toThrow('This user cannot sign in.');
  expect(await passwords(user.id).execute()).toEqual([]);
  const token = await kit.db.selectFrom('accountToken').select('usedAt').executeTakeFirst();
  expect(token?.usedAt).not.toBeNull();
  await remove({ userId: user.id });
  expect(await close(user.id)).toEqual({ userId: user.id });
});

test('users of another agency do not exist, not even for the database function', async () => {
  const rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  expect(await remove({ userId: rival.id })).toMatchObject(refused('not-found'));
  expect(await close(rival.id)).toMatchObject(refused('not-found'));
  expect(await passwords(rival.id).execute()).toHaveLength(1);
});
