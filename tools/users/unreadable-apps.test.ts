import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSecondFactor, makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { testSecret } from '#server/testing/kit-on.ts';
import { countUnreadableApps, describeUsersWithUnreadableApps, readUnreadableApps } from './unreadable-apps.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('apps that were set up under another SECRET are listed with their users, and removed if asked', async () => {
  const { id: tenantId, name: organizationName } = await makeTenant(kit.db);
  const { id: userId, email } = await makeUser(kit.db, { tenantId });
  await makeSecondFactor(kit.db, userId);
  const read = (isRemoval: boolean) =>
    readUnreadableApps({ databaseUrl: kit.databaseUrl, secret: testSecret }, { isRemoval });
  for (const isRemoval of [false, true]) expect(await read(isRemoval)).toEqual([{ userId, email, organizationName }]);
  expect(await read(false)).toEqual([]);
});

test('the output names each user once, and what to do', () => {
  const users = ['lea@harbour.example', 'tom@quayside.example'].map((email, at) => ({
    userId: String(at),
    email,
    organizationName: 'Harbour Talent',
  }));
  const listed = describeUsersWithUnreadableApps(users, { isRemoval: false });
  expect(listed).toMatch(/^lea@harbour\.example \(Harbour Talent\)\ntom@quayside\.example \(Harbour Talent\)\n/);
  expect(listed).toContain('second-factors -- --remove');
  expect(describeUsersWithUnreadableApps(users, { isRemoval: true })).toContain('have been removed');
  expect(describeUsersWithUnreadableApps([], { isRemoval: false })).toBe('All apps can be used to sign in.\n');
});

test('a recovery or restore reports how many users there are, and names none', () => {
  const one = { userId: '1', email: 'lea@harbour.example', organizationName: 'Harbour Talent' };
  expect(countUnreadableApps([one])).toMatch(/^1 user can't sign in .*npm run second-factors\n$/s);
  expect(countUnreadableApps([one, one])).toMatch(/^2 users can't/);
  expect(countUnreadableApps([one])).not.toContain('harbour');
  expect(countUnreadableApps([])).toBe('');
});
