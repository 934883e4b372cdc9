import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTenant, makeUser } from '../factories.ts';
import { recordAccountEvent } from './record-account-event.ts';

let kit: TestKit;
beforeAll(async () => void (kit = await createTestKit()));
afterAll(() => kit.close());

test("the event is in the history of the user's tenant; the provider has none", async () => {
  const record = async (side: 'agency' | 'client' | 'provider') => {
    const { id: tenantId } = await makeTenant(kit.db, { side });
    const { id: userId } = await makeUser(kit.db, { tenantId, role: 'none' });
    await kit.asSystem((scope) => recordAccountEvent(scope, { kind: 'identity.signed-out', data: { userId } }));
    const event = await kit.db
      .selectFrom('event')
      .select(['supplierId', 'clientId'])
      .where('kind', '=', 'identity.signed-out')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    return [event.supplierId === tenantId, event.clientId === tenantId];
  };
  expect(await record('agency')).toEqual([true, false]);
  expect(await record('client')).toEqual([false, true]);
  expect(await record('provider')).toEqual([false, false]);
});
