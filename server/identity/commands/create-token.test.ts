import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '../factories.ts';
import { createPasswordToken } from '../public.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { tokenHash } from './create-token.ts';

let kit: TestKit;
let owner: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

test.each([
  ['create-password', 72],
  ['reset-password', 1],
] as const)('a link to %s is valid for %i hours, and only the hash of its token is stored', async (purpose, hours) => {
  const { token, path, expiresAt } = await kit.asAgency(owner.id, (scope) =>
    createPasswordToken(scope, owner.id, purpose),
  );
  expect(path).toBe(`/reset-password#${token}`);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(expiresAt.getTime() - kit.clock.now().getTime()).toBe(hours * 3_600_000);
  const row = await kit.db
    .selectFrom('accountToken')
    .selectAll()
    .where('tokenHash', '=', tokenHash(token))
    .executeTakeFirst();
  expect(row).toMatchObject({ userId: owner.id, purpose, email: owner.email, usedAt: null });
  expect(JSON.stringify(row)).not.toContain(token);
});

test('no link can be created for a user of another tenant', async () => {
  const stranger = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  await expect(
    kit.asAgency(owner.id, (scope) => createPasswordToken(scope, stranger.id, 'reset-password')),
  ).rejects.toThrow();
});
