import { expect, test } from 'vitest';
import { createTestKit } from '#server/testing/kit.ts';
import { makeTenant, makeUser } from '../../factories.ts';
import { findSecondFactorState } from '../../queries/second-factor-requirement.ts';
import { removeUnreadableApps } from './remove-unreadable-apps.ts';
import { beginSecondFactor } from './second-factor.ts';

test('only apps that were set up under another SECRET are removed', async () => {
  const kit = await createTestKit();
  const { id: tenantId, name: organizationName } = await makeTenant(kit.db);
  const [theirs, other] = [await makeUser(kit.db, { tenantId }), await makeUser(kit.db, { tenantId })];
  const present = 'the present secret, after the change';
  for (const [user, secret] of [
    [theirs, 'the former secret, before the change'],
    [other, present],
  ] as const)
    await kit.asSystem((scope) => beginSecondFactor(scope, { userId: user.id, secret }));
  await kit.db.updateTable('secondFactor').set({ confirmedAt: kit.clock.now() }).execute();
  const hasApp = async ({ id }: { id: string }) =>
    (await kit.asSystem((scope) => findSecondFactorState(scope, id))).hasApp;

  const remove = () => kit.asSystem((scope) => removeUnreadableApps(scope, present));
  expect(await remove()).toEqual([{ userId: theirs.id, email: theirs.email, organizationName }]);
  expect([await hasApp(theirs), await hasApp(other)]).toEqual([false, true]);
  expect(await remove()).toEqual([]);
  await kit.close();
});
