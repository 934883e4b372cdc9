import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '../factories.ts';
import { createUser } from './create-user.ts';

let kit: TestKit;
let tenantId: string;
let owner: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  tenantId = (await makeTenant(kit.db)).id;
  owner = await makeUser(kit.db, { tenantId });
});
afterAll(() => kit.close());

const person = { firstName: 'Ida', lastName: 'Moreau', userName: '', nickname: '', roleIds: [], sendLogin: false };
const create = (input: Partial<Parameters<typeof createUser>[1]> & { email: string }, by = owner) =>
  kit.asAgency(by.id, (scope) => createUser(scope, { ...person, ...input }));
const refused = (code: string) => ({ refusal: { code } });

test('a new user has their roles and a lower-case address, and cannot sign in before creating a password', async () => {
  const role = await makeRole(kit.db, { tenantId, permissions: ['Messaging=Message'] });
  const made = await create({ email: 'Ida.Moreau@People.example', roleIds: [role.id] });
  expect(made).toMatchObject({
    email: 'ida.moreau@people.example',
    username: 'ida.moreau',
    email_verified: false,
    last_login: null,
    user_metadata: { user_role: role.name, primary_contact_first_name: 'Ida', tenant_id: tenantId },
    roles: [{ _id: role.id }],
  });
  const { user_id: userId } = made as { user_id: string };
  expect(await kit.db.selectFrom('credential').selectAll().where('userId', '=', userId).execute()).toEqual([]);
});

test("an address in use, also in another agency, is refused with 'The user already exists.': user-exists", async () => {
  const rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  for (const email of [owner.email, rival.email.toUpperCase()]) {
    expect(await create({ email })).toMatchObject({ ...refused('user-exists'), message: 'The user already exists.' });
  }
});

test('the address of a deleted user can be used again', async () => {
  const gone = await makeUser(kit.db, { tenantId, role: 'none' });
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', gone.id).execute();
  expect(await create({ email: gone.email })).toMatchObject({ email: gone.email });
});

test("names are required, with the server's messages: first-name-required, last-name-required", async () => {
  const at = { email: 'nameless@people.example' };
  expect(await create({ ...at, firstName: '' })).toMatchObject({
    ...refused('first-name-required'),
    message: 'Required FirstName.',
  });
  expect(await create({ ...at, lastName: '' })).toMatchObject({
    ...refused('last-name-required'),
    message: 'Required LastName.',
  });
});

test('two missing names are reported together, each at its field', async () => {
  expect(await create({ email: 'nameless@people.example', firstName: '', lastName: '' })).toMatchObject({
    ...refused('first-name-required'),
    fields: [
      { field: 'firstName', message: 'Required FirstName.' },
      { field: 'lastName', message: 'Required LastName.' },
    ],
  });
});

test('a user cannot be added with more permissions than the caller has, or with a staff role: beyond-own-rights, staff-role', async () => {
  const lead = await makeUser(kit.db, { tenantId, role: 'none' });
  await makeRole(kit.db, {
    tenantId,
    permissions: ['Manage Users=Invite User / Assign / Edit User Role'],
    holderIds: [lead.id],
  });
  const role = await makeRole(kit.db, { tenantId });
  expect(await create({ email: 'more@people.example', roleIds: [role.id] }, lead)).toMatchObject(
    refused('beyond-own-rights'),
  );
  const { id } = await kit.db
    .selectFrom('role')
    .select('id')
    .where('name', '=', 'Rolecall Tech Support')
    .executeTakeFirstOrThrow();
  expect(await create({ email: 'more@people.example', roleIds: [id] })).toMatchObject(refused('staff-role'));
});

test('a role of another agency and an archived role cannot be assigned', async () => {
  const rival = await makeTenant(kit.db);
  const theirs = await makeRole(kit.db, { tenantId: rival.id });
  const aside = await makeRole(kit.db, { tenantId });
  await kit.db.updateTable('role').set({ setAsideAt: kit.clock.now() }).where('id', '=', aside.id).execute();
  for (const { id } of [theirs, aside]) {
    expect(await create({ email: 'role@people.example', roleIds: [id] })).toMatchObject(refused('not-found'));
  }
});

test('a user without a role has what a standard user may do, so the caller needs that too: beyond-own-rights', async () => {
  const role = await makeRole(kit.db, {
    tenantId,
    permissions: ['Manage Users=Invite User / Assign / Edit User Role', 'Messaging=Message'],
  });
  const lead = await makeUser(kit.db, { tenantId, role: 'none' });
  await kit.db.insertInto('userRole').values({ userId: lead.id, roleId: role.id, tenantId }).execute();
  expect(await create({ email: 'noor@people.example' }, lead)).toMatchObject(refused('beyond-own-rights'));
  expect(await create({ email: 'noor@people.example', roleIds: [role.id] }, lead)).toMatchObject({
    email: 'noor@people.example',
  });
});
