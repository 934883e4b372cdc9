import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTenant, makeUser } from '../../factories.ts';
import { registerAuditor } from './register-auditor.ts';

let kit: TestKit;
let staff: string;
beforeAll(async () => {
  kit = await createTestKit();
  const { id } = await makeTenant(kit.db, { side: 'provider' });
  staff = (await makeUser(kit.db, { tenantId: id })).id;
});
afterAll(() => kit.close());

const register = (email: string) =>
  kit.asProvider(staff, (scope) =>
    registerAuditor(scope, { organizationName: 'Marlow Assurance', firstName: 'Odile', lastName: 'Renner', email }),
  );

test('a new address gets a user in a firm of its own, once', async () => {
  const made = await register('Odile@Marlow.example');
  const user = await kit.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select(['appUser.id', 'email', 'tenant.name', 'tenant.side', 'tenant.id as auditorId'])
    .where('email', '=', 'odile@marlow.example')
    .executeTakeFirstOrThrow();
  expect(user).toMatchObject({ email: 'odile@marlow.example', name: 'Marlow Assurance', side: 'auditor' });
  expect(made).toEqual({ userId: user.id, auditorId: user.auditorId });
  expect(await register('odile@marlow.example')).toEqual(made);
});

test('the address of a user of another side is not registered', async () => {
  const { id } = await makeTenant(kit.db);
  const { email } = await makeUser(kit.db, { tenantId: id });
  expect(await register(email)).toBeUndefined();
});
