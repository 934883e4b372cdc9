import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPersonalSettingsEndpoint, updatePersonalSettingsEndpoint } from '#contract/identity/endpoints.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTenant, makeUser, type UserFixture } from '../factories.ts';

let server: TestServer;
let user: UserFixture;
beforeAll(async () => {
  server = await createTestServer();
  user = await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id, firstName: 'Mara' });
});
afterAll(() => server.close());

test('personal settings have names, username, nickname, photo and switches, all on until turned off', async () => {
  const { body } = await server.call(user.id, readPersonalSettingsEndpoint, {});
  expect(body).toEqual({
    userId: user.id,
    userName: user.email.split('@', 1)[0],
    firstName: 'Mara',
    lastName: user.lastName,
    nickname: '',
    email: user.email,
    photoUrl: null,
    photoThumbUrl: null,
    applications: true,
    clarifications: true,
    bidding: true,
    fulfillment: true,
    walkthrough: true,
  });
});

test('settings requested with the ID of another user are refused', async () => {
  const other = await makeUser(server.kit.db, { tenantId: user.tenantId });
  const authorization = `Bearer ${await server.bearer(user.id)}`;
  const url = `/api/v2.1/profile/getPersonalSettingsByUserId/${other.id}`;
  const answer = await server.product.app.inject({ method: 'GET', url, headers: { authorization } });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'foreign-id']);
});

test('settings come in the query, as in the specification', async () => {
  const authorization = `Bearer ${await server.bearer(user.id)}`;
  const url = `${updatePersonalSettingsEndpoint.path}?firstName=Ines&bidding=false&walkthrough=false`;
  const answer = await server.product.app.inject({ method: 'PATCH', url, headers: { authorization } });
  expect(answer.json()).toMatchObject({ firstName: 'Ines', bidding: false, applications: true, walkthrough: false });
});
