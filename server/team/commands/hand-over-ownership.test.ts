import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPermissions } from '#contract/common/permissions.ts';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { handOverOwnership } from './hand-over-ownership.ts';

let kit: TestKit;
let tenantId: string;
let owner: UserFixture;
let user: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  tenantId = (await makeTenant(kit.db)).id;
  owner = await makeUser(kit.db, { tenantId });
  user = await makeUser(kit.db, { tenantId, role: 'standard' });
});
afterAll(() => kit.close());

const handOver = (input: { userId: string; staysOwner?: boolean }, by = owner) =>
  kit.asAgency(by.id, (scope) => handOverOwnership(scope, { staysOwner: false, ...input }));
const refused = (code: string) => ({ refusal: { code } });
const facts = (who: UserFixture) =>
  kit.asAgency(who.id, (scope) => Promise.resolve([scope.isOwner, [...scope.permissions].toSorted()]));

test('an unconfirmed user cannot become an owner: not-confirmed', async () => {
  const invited = await makeUser(kit.db, { tenantId, role: 'none', isEmailVerified: false });
  expect(await handOver({ userId: invited.id })).toMatchObject(refused('not-confirmed'));
});

test('a user who is not an owner cannot transfer ownership, not even to themselves: owners-own', async () => {
  const admin = await makeUser(kit.db, { tenantId, role: 'admin' });
  expect(await handOver({ userId: admin.id }, admin)).toMatchObject(refused('owners-own'));
  expect(await handOver({ userId: owner.id })).toMatchObject(refused('owners-own'));
});

test('ownership is transferred, and the previous owner becomes an admin', async () => {
  expect(await handOver({ userId: user.id })).toMatchObject({ isOwner: true, user_metadata: { user_role: 'Owner' } });
  const all = adminPermissions.toSorted();
  expect(await facts(user)).toEqual([true, all]);
  expect(await facts(owner)).toEqual([false, all]);
});

test('an agency may have two owners, and one of them can step down', async () => {
  expect(await handOver({ userId: owner.id, staysOwner: true }, user)).toMatchObject({ isOwner: true });
  expect((await facts(user))[0]).toBe(true);
  await handOver({ userId: user.id }, owner);
  expect([(await facts(user))[0], (await facts(owner))[0]]).toEqual([true, false]);
});

test("another agency's users do not exist", async () => {
  const rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  expect(await handOver({ userId: rival.id }, user)).toMatchObject(refused('not-found'));
});
