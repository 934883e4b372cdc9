import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeTenant, makeUser } from '../factories.ts';
import { ownAccount } from './own-account.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('an account is told with its roles and the sessions of its own, and with those of nobody else', async () => {
  const { id: tenantId } = await makeTenant(kit.db, { name: 'Harbour Talent' });
  const [me, colleague] = [
    await makeUser(kit.db, { tenantId, role: 'admin' }),
    await makeUser(kit.db, { tenantId, role: 'none' }),
  ];
  await kit.as(colleague.id, () => Promise.resolve());
  const found = await kit.as(me.id, ownAccount);
  expect(found.account).toMatchObject({
    email: me.email,
    organization: 'Harbour Talent',
    roles: ['Rolecall Admin Account'],
    hasPhoto: false,
  });
  expect(found.sessions).toHaveLength(1);
});
