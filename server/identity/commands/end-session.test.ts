import { afterAll, beforeAll, expect, test } from 'vitest';
import { inSessionScope, undo } from '#server/platform/scope/open.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { endSession } from './end-session.ts';
import { openSession } from './open-session.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('at the call after its end a session opens no scope', async () => {
  const { id: userId } = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  await kit.asSystem((scope) =>
    openSession(scope, { id: 's-1', userId, refreshTokenHash: 'h-1', userAgent: '', hours: 8 }),
  );
  const who = () => inSessionScope(kit.source, 's-1', (scope) => Promise.resolve(undo(scope?.userId)));
  expect(await who()).toBe(userId);
  await kit.asSystem((scope) => endSession(scope, 'h-1'));
  expect(await who()).toBeUndefined();
});
