import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { bearerFor, makeTenant, makeUser } from './factories.ts';
import { loadKeys } from './provider/keys.ts';
import { createTokenVerifier } from './provider/tokens.ts';

const config = {
  secret: 'a-secret-for-tests-of-32-characters-or-more',
  publicUrl: 'http://localhost:3000',
  accessTokenSeconds: 600,
  sessionHours: 8,
};

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('an owner created by the factory has every permission, a standard user those of the role', async () => {
  const tenant = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId: tenant.id });
  const standard = await makeUser(kit.db, { tenantId: tenant.id, role: 'standard' });
  const admin = await makeUser(kit.db, { tenantId: tenant.id, role: 'admin' });
  const counts = await Promise.all(
    [owner, admin, standard].map(({ id }) => kit.asAgency(id, (scope) => Promise.resolve(scope.permissions.size))),
  );
  expect(counts).toEqual([30, 30, 17]);
});

test('the server accepts a bearer token from the factory until it expires', async () => {
  const tenant = await makeTenant(kit.db, { side: 'client' });
  const user = await makeUser(kit.db, { tenantId: tenant.id });
  const token = await bearerFor(kit.source, config, user.id);
  const verify = await createTokenVerifier(config, await loadKeys(kit.source, config), kit.clock);
  const verified = await verify(token);
  if (verified instanceof Refused) throw new Error(verified.message);
  expect(await kit.db.selectFrom('session').select('userId').where('id', '=', verified.sessionId).execute()).toEqual([
    { userId: user.id },
  ]);
  kit.clock.advance(601_000);
  expect(((await verify(token)) as Refused).refusal.code).toBe('jwt-expired');
  expect(((await verify('not.a.token')) as Refused).refusal.code).toBe('jwt-malformed');
});

test('the signing keys cannot be decrypted with another secret', async () => {
  await loadKeys(kit.source, config);
  await expect(loadKeys(kit.source, { secret: 'another-secret-of-32-characters-or-more!' })).rejects.toThrow(
    /a different SECRET/,
  );
});
