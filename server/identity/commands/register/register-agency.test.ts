import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerEndpoint } from '#contract/identity/endpoints.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

let made = 0;
const input = (more: object = {}) => {
  made += 1;
  return {
    organizationName: ' Lighthouse Search ',
    firstName: 'Mara',
    lastName: 'Ellingsen',
    email: `Owner${String(made)}@Lighthouse.example`,
    userName: 'mara',
    ...more,
  };
};
const register = async (given: object) => {
  const { status, body } = await server.call(undefined, registerEndpoint, given);
  return { status, body: body as { tenantId: string; profileId: string; userId: string } };
};
const countTenants = async () =>
  (
    await server.kit.db
      .selectFrom('tenant')
      .select((select) => select.fn.countAll<number>().as('n'))
      .executeTakeFirst()
  )?.n;

test('registration creates a pending agency and its owner, whose address awaits confirmation', async () => {
  const given = input();
  const { status, body } = await register(given);
  expect(status).toBe(200);
  const user = await server.kit.db.selectFrom('appUser').selectAll().where('id', '=', body.userId).executeTakeFirst();
  expect(user).toMatchObject({
    tenantId: body.tenantId,
    email: given.email.toLowerCase(),
    username: 'mara',
    firstName: 'Mara',
    isOwner: true,
    isEmailVerified: false,
  });
  const tenant = await server.kit.db
    .selectFrom('tenant')
    .selectAll()
    .where('id', '=', body.tenantId)
    .executeTakeFirst();
  expect(tenant).toMatchObject({ side: 'agency', status: 'pending', name: 'Lighthouse Search' });
  expect(body.profileId).toBe(body.tenantId);
  const asked = server.kit.db
    .selectFrom('accountAsk')
    .select(['kind', 'email'])
    .where('email', '=', user?.email ?? '');
  expect(await asked.execute()).toEqual([{ kind: 'confirm-email', email: user?.email }]);
  const credential = server.kit.db.selectFrom('credential').select('userId').where('userId', '=', body.userId);
  expect(await credential.execute()).toEqual([]);
});

test('a known address gets the same response from the same statements, and creates nothing', async () => {
  const given = input();
  const first = await register(given);
  const statements = server.statements();
  const before = await countTenants();
  const second = await register({ ...given, organizationName: 'Another Search' });
  expect(second.status).toBe(first.status);
  expect(Object.keys(second.body)).toEqual(Object.keys(first.body));
  expect(second.body.userId).not.toBe(first.body.userId);
  expect(server.statements().map((text) => text.replace('rollback to', 'release'))).toEqual(statements);
  expect(await countTenants()).toBe(before);
});

test('of ten concurrent registrations of one address, exactly one creates an agency', async () => {
  const given = input();
  const before = await countTenants();
  const all = await Promise.all(Array.from({ length: 10 }, () => register(given)));
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  expect(await countTenants()).toBe((before ?? 0) + 1);
});

test.each([
  ['OrganizationName', { organizationName: ' ' }, 'Organization name is required!'],
  ['PrimaryContactFirstName', { firstName: '' }, 'First name is required!'],
  ['PrimaryContactLastName', { lastName: 'x'.repeat(100) }, 'Last name must not exceed 100 characters!'],
  ['PrimaryContactEmail', { email: 'not-an-address' }, 'Please enter a valid email address.'],
  ['UserName', { userName: undefined }, 'Username is required!'],
])('%s is refused under its field name in the API', async (field, more, message) => {
  expect(await register(input(more))).toMatchObject({ status: 400, body: { fields: [{ field, message }] } });
});
