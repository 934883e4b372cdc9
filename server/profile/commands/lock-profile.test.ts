import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { lockProfile } from './lock-profile.ts';

let kit: TestKit;
let owner: UserFixture;
let rival: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

test('the second writer of one agency waits for the first, a writer of another agency does not', async () => {
  const order: string[] = [];
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let locked = (): void => undefined;
  const hasLock = new Promise<void>((resolve) => {
    locked = resolve;
  });
  const first = kit.asAgency(owner.id, async (scope) => {
    await lockProfile(scope);
    locked();
    await held;
    order.push('first');
  });
  await hasLock;
  const second = kit.asAgency(owner.id, async (scope) => {
    await lockProfile(scope);
    order.push('second');
  });
  await kit.asAgency(rival.id, async (scope) => {
    await lockProfile(scope);
    order.push('rival');
  });
  goOn();
  await Promise.all([first, second]);
  expect(order).toEqual(['rival', 'first', 'second']);
});
