import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePasskey, makeTenant, makeUser } from '../factories.ts';
import { readOwnAccount } from './own-account.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('an account is returned with its own roles, passkeys and sessions only', async () => {
  const { id: tenantId } = await makeTenant(kit.db, { name: 'Harbour Talent' });
  const [me, colleague] = [
    await makeUser(kit.db, { tenantId, role: 'admin' }),
    await makeUser(kit.db, { tenantId, role: 'none' }),
  ];
  await kit.as(colleague.id, () => Promise.resolve());
  for (const { id } of [me, colleague]) await makePasskey(kit.db, id);
  const found = await kit.as(me.id, readOwnAccount);
  expect(found.account).toMatchObject({
    email: me.email,
    organization: 'Harbour Talent',
    roles: ['Rolecall Admin Account'],
    hasPhoto: false,
  });
  expect(found.sessions).toHaveLength(1);
  expect(found.passkeys).toMatchObject([{ name: 'My phone', lastUsed: null }]);
});
