import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOwnSessionEndpoint, listSessionsEndpoint, readUserEndpoint } from '#contract/identity/endpoints.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTenant, makeUser } from '../../factories.ts';

let server: TestServer;
let userId: string;
beforeAll(async () => {
  server = await createTestServer();
  userId = (await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id })).id;
});
afterAll(() => server.close());

type Listed = { sessionId: string; device: string; isCurrent: boolean }[];

const open = async () => {
  const headers = { authorization: `Bearer ${await server.bearer(userId)}` };
  const list = async () => (await server.call(undefined, listSessionsEndpoint, {}, { headers })).body as Listed;
  return {
    list,
    end: (sessionId: string) => server.call(undefined, endOwnSessionEndpoint, { sessionId }, { headers }),
    look: async () => (await server.call(undefined, readUserEndpoint, {}, { headers })).status,
    own: async () => (await list()).find(({ isCurrent }) => isCurrent)?.sessionId ?? '',
  };
};

test('a user sees their sessions, which one is current, and can end another one at once', async () => {
  const [here, there] = [await open(), await open()];
  const [own, other] = [await here.own(), await there.own()];
  expect(own).not.toBe(other);
  expect((await here.list()).map(({ sessionId }) => sessionId)).toEqual(expect.arrayContaining([own, other]));
  expect(await there.look()).toBe(200);
  expect((await here.end(other)).body).toEqual({ sessionId: other });
  expect(await there.look()).toBe(401);
  expect(await here.look()).toBe(200);
  expect((await here.list()).map(({ sessionId }) => sessionId)).not.toContain(other);
  expect((await here.end(other)).status).toBe(200);
});

test('no one can end or detect the session of another user', async () => {
  const mine = await open();
  const strangerId = (await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id })).id;
  const headers = { authorization: `Bearer ${await server.bearer(strangerId)}` };
  const foreign = await server.call(undefined, endOwnSessionEndpoint, { sessionId: await mine.own() }, { headers });
  const unknown = await server.call(undefined, endOwnSessionEndpoint, { sessionId: 'no-such-session' }, { headers });
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect(await mine.look()).toBe(200);
});

test('no sessions are listed without a token', async () => {
  expect((await server.call(undefined, listSessionsEndpoint, {})).status).toBe(401);
});
