import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  changeNicknameEndpoint,
  readPersonalSettingsEndpoint,
  updatePersonalSettingsEndpoint,
  updateUserEndpoint,
  updateUsernameEndpoint,
} from '#contract/identity/endpoints.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTenant, makeUser, type UserFixture } from '../factories.ts';

let server: TestServer;
let user: UserFixture;
let other: UserFixture;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { id: tenantId } = await makeTenant(server.kit.db);
  user = await makeUser(server.kit.db, { tenantId, firstName: 'Mara', lastName: 'Ellingsen', username: 'mara' });
  other = await makeUser(server.kit.db, { tenantId, firstName: 'Tom', username: 'tom' });
});

const settings = async (of = user) => (await server.call(of.id, readPersonalSettingsEndpoint, {})).body;

test('names, nickname and username change one by one, and omitted fields stay', async () => {
  expect((await server.call(user.id, updateUserEndpoint, { firstName: ' Ines ' })).body).toMatchObject({
    user_id: user.id,
    user_metadata: { primary_contact_first_name: 'Ines', primary_contact_last_name: 'Ellingsen' },
  });
  expect((await server.call(user.id, updateUsernameEndpoint, { username: 'ines' })).body).toMatchObject({
    username: 'ines',
  });
  expect((await server.call(user.id, changeNicknameEndpoint, { nickname: 'Nes' })).body).toMatchObject({
    user_metadata: { nickname: 'Nes' },
  });
  expect(await settings()).toMatchObject({
    firstName: 'Ines',
    lastName: 'Ellingsen',
    userName: 'ines',
    nickname: 'Nes',
  });
  expect(await settings(other)).toMatchObject({ firstName: 'Tom', userName: 'tom', nickname: '' });
});

test('switches change one by one', async () => {
  await server.call(user.id, updatePersonalSettingsEndpoint, { clarifications: false });
  await server.call(user.id, updatePersonalSettingsEndpoint, { walkthrough: false });
  expect(await settings()).toMatchObject({ applications: true, clarifications: false, walkthrough: false });
  expect(await settings(other)).toMatchObject({ clarifications: true, walkthrough: true });
});

test.each([
  ['first-name-required', { firstName: ' ' }, 'Required FirstName.'],
  ['last-name-required', { lastName: '' }, 'Required LastName.'],
])('%s is reported with the message of the specification', async (code, input, message) => {
  expect(await server.call(user.id, updateUserEndpoint, input)).toMatchObject({ status: 400, body: { code, message } });
  expect(await settings()).toMatchObject({ firstName: 'Mara', lastName: 'Ellingsen' });
});

test('a record of another user is refused', async () => {
  const authorization = `Bearer ${await server.bearer(user.id)}`;
  const answer = await server.product.app.inject({
    method: 'PATCH',
    url: updateUsernameEndpoint.path,
    headers: { authorization },
    payload: { username: 'mine', user_id: other.id },
  });
  expect(answer.statusCode).toBe(403);
});
