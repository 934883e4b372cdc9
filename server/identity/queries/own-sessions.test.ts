import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTenant, makeUser } from '../factories.ts';
import { listUserSessions } from './own-sessions.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('valid sessions are listed, latest first; ended and expired ones are not', async () => {
  const { id: userId } = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const now = kit.clock.now().getTime();
  const at = (hours: number) => new Date(now + hours * 3_600_000);
  const common = { userId, userAgent: 'Firefox/150.0 (Windows)' };
  await kit.db
    .insertInto('session')
    .values([
      { ...common, id: 'earlier', createdAt: at(-2), expiresAt: at(6) },
      { ...common, id: 'later', createdAt: at(-1), expiresAt: at(7) },
      { ...common, id: 'over', createdAt: at(-9), expiresAt: at(-1) },
      { ...common, id: 'ended', createdAt: at(-1), expiresAt: at(7), endedAt: at(-0.5) },
    ])
    .execute();
  const found = await kit.asSystem((scope) => listUserSessions(scope, { userId, sessionId: 'earlier' }));
  expect(found.map(({ sessionId, device, isCurrent }) => [sessionId, device, isCurrent])).toEqual([
    ['later', 'Firefox on Windows', false],
    ['earlier', 'Firefox on Windows', true],
  ]);
});
