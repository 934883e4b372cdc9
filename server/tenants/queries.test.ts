import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { listAgenciesEndpoint, readTenantEndpoint } from '#contract/tenants/endpoints.ts';
import { listAgencies, readTenant } from './queries.ts';

let server: TestServer;
let staff: string;
let owner: string;
let other: string;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  const provider = await makeTenant(db, { side: 'provider' });
  staff = (await makeUser(db, { tenantId: provider.id, role: 'none' })).id;
  await makeTenant(db, { side: 'client', name: 'Northwind Health' });
  for (let n = 1; n <= 12; n += 1) {
    const tenant = await makeTenant(db, {
      name: `Agency ${String(n)}`,
      status: n % 3 === 0 ? 'pending' : 'approved',
      city: 'Perth',
      createdAt: new Date(Date.UTC(2026, 0, n)),
    });
    other = tenant.id;
    if (n === 1) {
      owner = (await makeUser(db, { tenantId: tenant.id })).id;
      await makeUser(db, { tenantId: tenant.id, role: 'standard' });
    }
  }
});
afterAll(() => server.close());

test('the provider lists every agency, newest first, with its number of users, page by page', async () => {
  const list = (pageCurrent: number) =>
    server.kit.asProvider(staff, (scope) => listAgencies(scope, { pageCurrent, pageSize: 10 }));
  const first = await list(0);
  expect(first.records.map(({ name }) => name).slice(0, 3)).toEqual(['Agency 12', 'Agency 11', 'Agency 10']);
  expect(first).toMatchObject({ total: 12, pageCount: 2, recordCount: 10 });
  const { records } = await list(1);
  expect(records.map(({ name, userCount, city }) => [name, userCount, city])).toEqual([
    ['Agency 2', 0, 'Perth'],
    ['Agency 1', 2, 'Perth'],
  ]);
});

test('the list can be filtered by status', async () => {
  const { records, total } = await server.kit.asProvider(staff, (scope) =>
    listAgencies(scope, { status: 'pending', pageCurrent: 0, pageSize: 10 }),
  );
  expect([total, records.every(({ status }) => status === 'pending')]).toEqual([4, true]);
});

test('an unknown status is reported at its field', async () => {
  const answer = await server.call(staff, listAgenciesEndpoint, { status: 'gone' });
  expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ field: 'status' }] }]);
});

test('a tenant can be read only by its own users, under its own ID', async () => {
  const tenant = await server.kit.as(owner, readTenant);
  expect(tenant).toMatchObject({ organizationName: 'Agency 1', tenantStatusId: 1, isVerified: true, city: 'Perth' });
  expect((await server.call(owner, readTenantEndpoint, {})).status).toBe(200);
  const foreign = await server.call(
    owner,
    { ...readTenantEndpoint, path: `/api/v2.1/profile/getTenantById/${other}`, claims: {} },
    {},
  );
  expect([foreign.status, foreign.body]).toMatchObject([403, { code: 'foreign-id' }]);
});
