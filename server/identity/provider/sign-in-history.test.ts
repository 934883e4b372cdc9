import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  beginSecondFactorEndpoint,
  confirmSecondFactorEndpoint,
  endOwnSessionEndpoint,
  listSessionsEndpoint,
} from '#contract/identity/endpoints.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTenant, makeUser, type UserFixture } from '../factories.ts';
import { unknownEmailSignInModel } from './credentials/failures.ts';
import { createTestBrowser } from '#server/testing/sign-in/test-browser.ts';

const publicUrl = 'http://localhost:3000';
let server: TestServer;
let user: UserFixture;
beforeAll(async () => {
  server = await createTestServer({ env: { PUBLIC_URL: publicUrl }, now: new Date() });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.kit.clock.set(new Date());
  user = await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id });
});

const events = async () => {
  const rows = await server.kit.db
    .selectFrom('event')
    .select(['kind', 'data'])
    .where('supplierId', '=', user.tenantId)
    .where('kind', 'like', 'identity.%')
    .orderBy('sequence')
    .execute();
  return rows.map(({ kind, data }) => [kind, data] as const);
};
const kinds = async () => (await events()).map(([kind]) => kind);

const attempt = async (email: string, password: string, code?: string) => {
  const browser = createTestBrowser(server.product.app, publicUrl);
  const started = await browser.authorize();
  const uid = String((await browser.send('GET', started.location ?? '')).body['interaction']);
  const json = { email, password, ...(code === undefined ? {} : { code }) };
  return browser.send('POST', `/api/identity/interaction/${uid}`, { json });
};

test('a failed sign-in of a known account is an event with what was wrong', async () => {
  await attempt(user.email, 'not-the-password');
  const { secret } = (await server.call(user.id, beginSecondFactorEndpoint, {})).body as { secret: string };
  const epoch = Math.floor(server.kit.clock.now().getTime() / 1000);
  await server.call(user.id, confirmSecondFactorEndpoint, { code: generateSync({ secret, epoch }) });
  await attempt(user.email, user.password, '000000');
  expect((await events()).filter(([kind]) => kind === 'identity.sign-in-failed').map(([, data]) => data)).toEqual([
    { userId: user.id, wrong: 'password' },
    { userId: user.id, wrong: 'code' },
  ]);
});

test('attempts with unknown addresses are counted by network address and hour, and what was typed is not stored', async () => {
  const typed = 'my-secret-password@people.example';
  await attempt(typed, 'not-the-password');
  await attempt(`other.${typed}`, 'not-the-password');
  const counted = await server.kit.db
    .selectFrom('identityRecord')
    .select('payload')
    .where('model', '=', unknownEmailSignInModel)
    .execute();
  expect(counted).toHaveLength(1);
  expect(counted[0]?.payload).toMatchObject({ address: '127.0.0.1', failedCount: 2 });
  for (const table of ['identityRecord', 'event'] as const) {
    const rows = await server.kit.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('my-secret-password');
  }
});

test('signing out and ending another session are events, once each', async () => {
  const here = createTestBrowser(server.product.app, publicUrl);
  await here.signIn(user.email, user.password);
  const there = createTestBrowser(server.product.app, publicUrl);
  const { body } = await there.signIn(user.email, user.password);
  const bearer = { headers: { authorization: `Bearer ${String(body['accessToken'])}` } };
  const sessions = (await server.call(undefined, listSessionsEndpoint, {}, bearer)).body as {
    sessionId: string;
    isCurrent: boolean;
  }[];
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  for (let times = 0; times < 2; times += 1)
    await server.call(undefined, endOwnSessionEndpoint, { sessionId: other?.sessionId }, bearer);
  expect((await kinds()).filter((kind) => kind === 'identity.session-ended')).toHaveLength(1);
  await there.send('POST', '/api/session/end', { json: {} });
  await here.send('POST', '/api/session/end', { json: {} });
  expect((await kinds()).filter((kind) => kind === 'identity.signed-out')).toHaveLength(1);
});
