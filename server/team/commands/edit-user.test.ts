import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '../factories.ts';
import { updateInvitedUser, editUser, renameUser } from './edit-user.ts';

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

const edit = (input: Parameters<typeof editUser>[1], by = owner) =>
  kit.asAgency(by.id, (scope) => editUser(scope, input));
const rename = (input: Parameters<typeof renameUser>[1], by = owner) =>
  kit.asAgency(by.id, (scope) => renameUser(scope, input));
const complete = (input: Parameters<typeof updateInvitedUser>[1]) =>
  kit.asAgency(owner.id, (scope) => updateInvitedUser(scope, input));
const refused = (code: string) => ({ refusal: { code } });

test('names are changed, and omitted ones stay', async () => {
  const user = await makeUser(kit.db, { tenantId, role: 'none', firstName: 'Ida', lastName: 'Moreau' });
  expect(await edit({ userId: user.id, lastName: 'Lindqvist', nickname: 'Idi' })).toMatchObject({
    user_metadata: {
      primary_contact_first_name: 'Ida',
      primary_contact_last_name: 'Lindqvist',
      nickname: 'Idi',
    },
  });
  expect(await rename({ userId: user.id, userName: 'ida.l' })).toMatchObject({
    username: 'ida.l',
    user_metadata: { primary_contact_last_name: 'Lindqvist' },
  });
});

test('an empty name is refused: first-name-required, last-name-required', async () => {
  const { id: userId } = await makeUser(kit.db, { tenantId, role: 'none' });
  expect(await edit({ userId, firstName: '' })).toMatchObject(refused('first-name-required'));
  expect(await edit({ userId, lastName: '' })).toMatchObject(refused('last-name-required'));
});

test('only an owner can rename an owner: owners-own', async () => {
  expect(await edit({ userId: owner.id, firstName: 'Other' }, admin)).toMatchObject(refused('owners-own'));
  expect(await rename({ userId: owner.id, userName: 'other' }, admin)).toMatchObject(refused('owners-own'));
  expect(await edit({ userId: owner.id, firstName: 'Alexa' })).toMatchObject({
    user_metadata: { primary_contact_first_name: 'Alexa' },
  });
});

test('the names of a staff account can be changed only by Rolecall: staff-account', async () => {
  const person = await makeUser(kit.db, {
    tenantId: (await makeTenant(kit.db, { side: 'provider' })).id,
    role: 'none',
  });
  const account = await makeUser(kit.db, { tenantId, role: 'tech-support' });
  const added = { userId: account.id, tenantId, staffId: person.id, addedBy: owner.id, addedAt: kit.clock.now() };
  await kit.db.insertInto('staffAccount').values(added).execute();
  expect(await edit({ userId: account.id, firstName: 'Other' })).toMatchObject(refused('staff-account'));
});

test('a new user gets names and roles in one call, until the first sign-in: signed-in-before', async () => {
  const user = await makeUser(kit.db, { tenantId, role: 'none' });
  const role = await makeRole(kit.db, { tenantId });
  expect(await complete({ userId: user.id, firstName: 'Ada', userName: 'ada', roleIds: [role.id] })).toMatchObject({
    username: 'ada',
    user_metadata: { primary_contact_first_name: 'Ada' },
    roles: [{ _id: role.id }],
  });
  await kit.db.updateTable('appUser').set({ lastLoginAt: kit.clock.now() }).where('id', '=', user.id).execute();
  expect(await complete({ userId: user.id, firstName: 'Eve' })).toMatchObject(refused('signed-in-before'));
});

test("another agency's users do not exist", async () => {
  const rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  expect(await edit({ userId: rival.id, firstName: 'Other' })).toMatchObject(refused('not-found'));
  expect(await complete({ userId: rival.id, firstName: 'Other' })).toMatchObject(refused('not-found'));
});
