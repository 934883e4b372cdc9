import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { setPassword } from '../set-password.ts';
import { registerCompanyUser, type CompanyUser } from './register-company-user.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const nadia: CompanyUser = {
  side: 'provider',
  organizationName: 'Rolecall',
  timeZone: 'Australia/Sydney',
  firstName: 'Nadia',
  lastName: 'Brandt',
  email: 'Nadia@rolecall.example',
};
const owen: CompanyUser = {
  ...nadia,
  side: 'client',
  organizationName: 'Northwind Health',
  firstName: 'Owen',
  lastName: 'Prideaux',
  email: 'owen@northwind.example',
};

const register = (user: CompanyUser) => kit.asSystem((scope) => registerCompanyUser(scope, user));

const usersOf = (name: string) =>
  kit.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select(['email', 'tenant.id', 'side', 'status', 'timeZone', 'isOwner'])
    .where('tenant.name', '=', name)
    .orderBy('email')
    .execute();

test('the first user of the provider is registered with the company, and the next one joins it', async () => {
  expect(await register(nadia)).toMatchObject({ outcome: 'registered', isNewCompany: true });
  const next = await register({ ...nadia, organizationName: 'ROLECALL', email: 'callum@rolecall.example' });
  expect(next).toMatchObject({ outcome: 'registered', isNewCompany: false });
  const [callum, first] = await usersOf('Rolecall');
  expect(first).toMatchObject({
    email: 'nadia@rolecall.example',
    side: 'provider',
    status: 'approved',
    timeZone: 'Australia/Sydney',
    isOwner: false,
  });
  expect(callum?.id).toBe(first?.id);
});

test('a user who has no password yet gets another link, and with a password none', async () => {
  await register(owen);
  const again = await register(owen);
  expect(again).toMatchObject({ outcome: 'registered', isNewCompany: false });
  expect(await usersOf('Northwind Health')).toMatchObject([{ side: 'client', isOwner: true }]);
  const token = again.outcome === 'registered' ? again.link.token : '';
  const chosen = await kit.asSystem((scope) => setPassword(scope, { token, password: 'Quiet-harbour-7-lamps' }));
  expect(chosen).toEqual({ purpose: 'create-password' });
  expect(await register(owen)).toEqual({ outcome: 'has-password' });
});

test('the address of a user of another company is refused, and no company is created', async () => {
  await register({ ...owen, organizationName: 'Sable Ridge', email: 'ruth@sable.example' });
  const taken = { ...owen, organizationName: 'Calder Works', email: 'ruth@sable.example' };
  expect(await register(taken)).toEqual({ outcome: 'in-use' });
  const made = await kit.db.selectFrom('tenant').select('id').where('name', '=', 'Calder Works').execute();
  expect(made).toEqual([]);
});

test('users of a new employer who are registered at the same time join one company', async () => {
  const colleagues = Array.from({ length: 5 }, (_, at) => ({
    ...owen,
    organizationName: at % 2 === 0 ? 'Fenland Care' : 'FENLAND CARE',
    email: `colleague-${String(at)}@fenland.example`,
  }));
  const registered = await Promise.all(colleagues.map(register));
  expect(registered.filter((one) => one.outcome === 'registered' && one.isNewCompany)).toHaveLength(1);
  const made = await kit.db.selectFrom('tenant').select('id').where('name', 'ilike', 'Fenland Care').execute();
  expect(made).toHaveLength(1);
});

test('the same user who is registered twice at the same time is one user', async () => {
  const ruth = { ...owen, organizationName: 'Marsh Clinics', email: 'ruth@marsh.example' };
  const both = await Promise.all([register(ruth), register(ruth)]);
  expect(both.map(({ outcome }) => outcome)).toEqual(['registered', 'registered']);
  expect(await usersOf('Marsh Clinics')).toMatchObject([{ email: 'ruth@marsh.example' }]);
});
