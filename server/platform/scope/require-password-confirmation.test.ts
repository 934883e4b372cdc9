import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { requirePasswordConfirmation } from './require-password-confirmation.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a session without a confirmed password may only call operations that need no confirmation', async () => {
  const { id } = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const code = (confirmed?: true) =>
    kit.as(
      id,
      async (scope) =>
        (await requirePasswordConfirmation(scope, confirmed ? { confirmed } : {}))?.refusal.code ?? 'may',
    );
  expect([await code(), await code(true)]).toEqual(['may', 'password-again']);
  await kit.db.updateTable('session').set({ confirmedAt: kit.clock.now() }).where('userId', '=', id).execute();
  expect(await code(true)).toBe('may');
});
