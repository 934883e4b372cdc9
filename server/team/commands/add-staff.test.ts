import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { teamReactions } from '../reactions.ts';
import { addAccountManager, addTechSupport } from './add-staff.ts';
import { deleteUser } from './delete-user.ts';

let kit: TestKit;
let owner: UserFixture;
let manager: UserFixture;
let support: UserFixture;
beforeAll(async () => {
  kit = await createTestKit({ reactions: teamReactions });
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { name: 'Harbour Talent' })).id });
  const { id: tenantId } = await makeTenant(kit.db, { side: 'provider' });
  const person = (firstName: string, role: 'account-manager' | 'tech-support') =>
    makeUser(kit.db, { tenantId, role, firstName, lastName: 'Reyes', email: `${firstName}@rolecall.example` });
  manager = await person('callum', 'account-manager');
  support = await person('ines', 'tech-support');
});
afterAll(() => kit.close());

const addManager = (staffId: string, by = owner) =>
  kit.asAgency(by.id, (scope) => addAccountManager(scope, { staffId }));
const addSupport = (staffId: string, by = owner) => kit.asAgency(by.id, (scope) => addTechSupport(scope, { staffId }));
const refused = (code: string) => ({ refusal: { code } });

test('an account manager of the provider gets a separate account in the agency, with the permissions of an admin', async () => {
  const added = await addManager(manager.id);
  expect(added).toMatchObject({
    email: 'callum+harbour-talent@rolecall.example',
    isStaff: true,
    resolvedRole: 'Admin Account',
    user_metadata: { user_role: 'Account Manager', primary_contact_first_name: 'callum' },
    can: { edit: { allowed: false }, assignRoles: { allowed: false }, delete: { allowed: true } },
  });
  // The email for creating a password has been queued.
  expect(kit.enqueued.map(({ queue }) => queue)).toEqual(['reaction.team.mail-login-information']);
});

test('tech support can view everything and change nothing', async () => {
  const added = await addSupport(support.id);
  expect(added).toMatchObject({ isStaff: true, user_metadata: { user_role: 'Tech Support' } });
  const { app_metadata } = added as { app_metadata: { permissions: string[] } };
  expect(app_metadata.permissions.every((one) => /=(View|Search \/ View)/.test(one))).toBe(true);
});

test('a member of staff cannot be added twice unless the account was deleted: staff-added', async () => {
  expect(await addManager(manager.id)).toMatchObject(refused('staff-added'));
  const { userId } = await kit.db
    .selectFrom('staffAccount')
    .select('userId')
    .where('staffId', '=', manager.id)
    .executeTakeFirstOrThrow();
  await kit.asAgency(owner.id, (scope) => deleteUser(scope, { userId }));
  expect(await addManager(manager.id)).toMatchObject({ isStaff: true });
});

test('accounts in two agencies of the same name get different addresses', async () => {
  const { id: tenantId } = await makeTenant(kit.db, { name: 'Harbour Talent' });
  const other = await makeUser(kit.db, { tenantId });
  expect(await addManager(manager.id, other)).toMatchObject({
    email: `callum+harbour-talent-${tenantId.slice(-8)}@rolecall.example`,
  });
});

test("only the provider's staff can be added, and only in their own role", async () => {
  expect(await addManager(support.id)).toMatchObject(refused('not-found'));
  expect(await addSupport(owner.id)).toMatchObject(refused('not-found'));
});
