import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { beginSecondFactor } from '../commands/factors/second-factor.ts';
import { makeSecondFactor, makeTenant, makeUser } from '../factories.ts';
import { listUsersWithUnreadableApps } from './unreadable-apps.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const former = 'the former secret, before the change';
const present = 'the present secret, after the change';
const list = (secret: string) => kit.asSystem((scope) => listUsersWithUnreadableApps(scope, secret));

const makeUserWithApp = async (tenantId: string, secret: string, given: { isOn?: boolean } = {}) => {
  const user = await makeUser(kit.db, { tenantId });
  await kit.asSystem((scope) => beginSecondFactor(scope, { userId: user.id, secret }));
  if (given.isOn !== false)
    await kit.db
      .updateTable('secondFactor')
      .set({ confirmedAt: kit.clock.now() })
      .where('userId', '=', user.id)
      .execute();
  return user;
};

test('users are listed whose app was set up under another SECRET, unless they are deleted or not done', async () => {
  const { id, name } = await makeTenant(kit.db);
  const theirs = await makeUserWithApp(id, former);
  const other = await makeUserWithApp(id, present);
  await makeUserWithApp(id, former, { isOn: false });
  const deleted = await makeUserWithApp(id, former);
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', deleted.id).execute();
  expect(await list(present)).toEqual([{ userId: theirs.id, email: theirs.email, organizationName: name }]);
  expect(await list(former)).toEqual([{ userId: other.id, email: other.email, organizationName: name }]);
});

test('every user is listed once, even if there are many', async () => {
  const before = await list(present);
  const { id } = await makeTenant(kit.db);
  const users = await Promise.all(Array.from({ length: 101 }, () => makeUser(kit.db, { tenantId: id })));
  for (const user of users) await makeSecondFactor(kit.db, user.id);
  const listed = (await list(present)).map(({ userId }) => userId);
  expect(new Set(listed).size).toBe(before.length + 101);
  expect(listed).toHaveLength(before.length + 101);
});
