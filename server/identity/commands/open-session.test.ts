import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { findSession } from '../queries/sign-in.ts';
import { endSession } from './end-session.ts';
import { openSession } from './open-session.ts';

let kit: TestKit;
let userId: string;
beforeAll(async () => {
  kit = await createTestKit();
  userId = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
});
afterAll(() => kit.close());

const find = (hash: string) => kit.asSystem((scope) => findSession(scope, hash));

test('a session lasts for its hours and no longer', async () => {
  const { expiresAt } = await kit.asSystem((scope) =>
    openSession(scope, { id: 's-1', userId, refreshTokenHash: 'h-1', userAgent: 'A browser', hours: 8 }),
  );
  expect(expiresAt.getTime() - kit.clock.now().getTime()).toBe(8 * 3_600_000);
  expect(await find('h-1')).toEqual({ id: 's-1', userId, expiresAt });
  kit.clock.advance(8 * 3_600_000);
  expect(await find('h-1')).toBeUndefined();
});

test('an ended session is found no more, and ending an unknown one is no fault', async () => {
  await kit.asSystem((scope) =>
    openSession(scope, { id: 's-2', userId, refreshTokenHash: 'h-2', userAgent: '', hours: 8 }),
  );
  await kit.asSystem((scope) => endSession(scope, 'h-2'));
  await kit.asSystem((scope) => endSession(scope, 'nobody'));
  expect(await find('h-2')).toBeUndefined();
});
