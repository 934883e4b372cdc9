import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAdminTokenEndpoint, readSidebarEndpoint, readUserEndpoint } from '#contract/identity/endpoints.ts';
import { createRoleEndpoint, listUsersEndpoint } from '#contract/team/endpoints.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTenant, makeUser, type RoleFixture } from '../factories.ts';

let server: TestServer;
let tenantId: string;
beforeAll(async () => {
  server = await createTestServer();
  tenantId = (await makeTenant(server.kit.db)).id;
});
afterAll(() => server.close());

const tokenOf = async (role: RoleFixture) => {
  const { id } = await makeUser(server.kit.db, { tenantId, role });
  const { status, body } = await server.call(id, readAdminTokenEndpoint, {});
  const { accessToken, expiresAt } = body as { accessToken: string; expiresAt: string };
  return { id, status, expiresAt, headers: { authorization: `Bearer ${accessToken}` } };
};

test("the token administers users and roles, and grants none of its owner's other permissions", async () => {
  const { id, status, expiresAt, headers } = await tokenOf('admin');
  expect(status).toBe(200);
  expect(new Date(expiresAt).getTime() - server.kit.clock.now().getTime()).toBe(600_000);
  const made = await server.call(undefined, createRoleEndpoint, { name: 'Night desk', permissions: [] }, { headers });
  expect(made.status).toBe(200);
  expect((await server.call(undefined, readUserEndpoint, {}, { headers })).status).toBe(403);
  expect((await server.call(undefined, readSidebarEndpoint, {}, { headers })).status).toBe(403);
  expect((await server.call(undefined, listUsersEndpoint, {}, { headers })).status).toBe(200);
  // The token becomes invalid together with the session it came from.
  await server.kit.db
    .updateTable('session')
    .set({ endedAt: new Date(0) })
    .where('userId', '=', id)
    .execute();
  expect(
    (await server.call(undefined, createRoleEndpoint, { name: 'Day desk', permissions: [] }, { headers })).status,
  ).toBe(401);
});

test('a user who may not manage users gets no such token', async () => {
  expect((await tokenOf('standard')).status).toBe(403);
});

test('a missing or forged token gets none', async () => {
  expect((await server.call(undefined, readAdminTokenEndpoint, {})).status).toBe(401);
  const headers = { authorization: 'Bearer a.b.c' };
  expect((await server.call(undefined, readAdminTokenEndpoint, {}, { headers })).status).toBe(401);
});
