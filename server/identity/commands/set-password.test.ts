import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEmailedLinkEndpoint, readUserEndpoint, setPasswordEndpoint } from '#contract/identity/endpoints.ts';
import { readEvent } from '#server/platform/events/read-event.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTenant, makeUser, type UserFixture } from '../factories.ts';
import { verifyPassword } from '../provider/credentials/passwords.ts';
import { createPasswordToken } from './create-token.ts';

let server: TestServer;
let user: UserFixture;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const tenant = await makeTenant(server.kit.db, { name: 'Harbour Talent' });
  user = await makeUser(server.kit.db, { tenantId: tenant.id, firstName: 'Mara', lastName: 'Ellingsen' });
});

const mailed = async () =>
  (await server.kit.asSystem((scope) => createPasswordToken(scope, user.id, 'reset-password'))).token;
const set = (token: string, password: string) => server.call(undefined, setPasswordEndpoint, { token, password });
const isNow = async (password: string) => {
  const { passwordHash } = await server.kit.db
    .selectFrom('credential')
    .select('passwordHash')
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow();
  return verifyPassword(password, passwordHash);
};
const good = 'eleven grey herons';

test('an emailed link sets the password once, and its purpose can be read beforehand', async () => {
  const token = await mailed();
  const asked = await server.call(undefined, readEmailedLinkEndpoint, { token });
  expect(asked.body).toEqual({
    purpose: 'reset-password',
    email: user.email,
    firstName: 'Mara',
    organizationName: 'Harbour Talent',
    setsPassword: true,
  });
  expect((await set(token, good)).body).toEqual({ purpose: 'reset-password' });
  expect(await isNow(good)).toBe(true);
  expect(await set(token, 'twelve grey herons')).toMatchObject({ status: 409, body: { code: 'link-over' } });
  expect(await server.call(undefined, readEmailedLinkEndpoint, { token })).toMatchObject({ status: 409 });
  expect(await isNow(good)).toBe(true);
});

test('a new password ends every session of its owner', async () => {
  const authorization = `Bearer ${await server.bearer(user.id)}`;
  const look = () => server.call(undefined, readUserEndpoint, {}, { headers: { authorization } });
  expect((await look()).status).toBe(200);
  await set(await mailed(), good);
  expect((await look()).status).toBe(401);
});

test('a new password ends the pause of an address after too many attempts', async () => {
  const { accountSignInId, failedSignInModel } = await import('../provider/credentials/failures.ts');
  const paused = { model: failedSignInModel, id: 'from somewhere', payload: JSON.stringify({ failedCount: 9 }) };
  const empty = {
    grantId: null,
    uid: accountSignInId(user.email),
    userCode: null,
    consumedAt: null,
    expiresAt: null,
  };
  await server.kit.db
    .insertInto('identityRecord')
    .values({ ...paused, ...empty })
    .execute();
  await set(await mailed(), good);
  const left = await server.kit.db.selectFrom('identityRecord').select('id').where('id', '=', paused.id).execute();
  expect(left).toEqual([]);
});

test.each(['Harbour-Talent-1', 'mara ellingsen', 'Ellingsen1990', '1qaz2wsx3edc', 'BASKETBALL'])(
  'a password made from well-known facts about its owner is refused, and the link stays valid: %s',
  async (password) => {
    const token = await mailed();
    const refused = await set(token, password);
    expect(refused).toMatchObject({ status: 400, body: { code: 'weak-password', fields: [{ field: 'password' }] } });
    expect((await set(token, good)).status).toBe(200);
  },
);

test("the user's own email is refused as a password, with or without punctuation", async () => {
  for (const password of [user.email, user.email.replaceAll(/\W/g, '').toUpperCase()])
    expect(await set(await mailed(), password)).toMatchObject({ status: 400, body: { code: 'weak-password' } });
});

test('an invented token gets the same response as an expired one', async () => {
  expect(await set('no-such-token', good)).toMatchObject({ status: 409, body: { code: 'link-over' } });
});

test('changing a password sends an email; choosing the first one does not', async () => {
  const { identityReactions } = await import('../reactions.ts');
  const { identityEmails } = await import('../emails/templates.tsx');
  const reaction = identityReactions.find(({ on }) => on.includes('identity.password-set'));
  if (!reaction || !('after' in reaction)) throw new Error('Nobody is told.');
  const tell = async () => {
    const event = await server.kit.db
      .selectFrom('event')
      .selectAll()
      .where('kind', '=', 'identity.password-set')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    const mail = {
      loadMailRenderer: () => Promise.resolve(identityEmails),
      publicUrl: 'https://rolecall.example',
      host: 'a.example',
    };
    await server.kit.asSystem(async (scope) => {
      const recorded = await readEvent(scope, event.id);
      if (recorded) await reaction.after(scope, recorded, { mail } as never);
    });
    return server.kit.db.selectFrom('mail').select('template').where('userId', '=', user.id).execute();
  };
  await server.kit.db.deleteFrom('credential').where('userId', '=', user.id).execute();
  await set(await mailed(), good);
  expect(await tell()).toEqual([]);
  await set(await mailed(), 'twelve grey herons');
  expect(await tell()).toEqual([{ template: 'account-password-set' }]);
});
