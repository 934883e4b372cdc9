import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeNotification } from '../factories.ts';
import { purgeNotifications } from './purge-notifications.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('notifications are deleted after 180 days; their events stay', async () => {
  const tenant = await makeTenant(kit.db);
  const user = await makeUser(kit.db, { tenantId: tenant.id });
  const at = (days: number) => new Date(kit.clock.now().getTime() - days * 86_400_000);
  const old = await makeNotification(kit.db, { userId: user.id, tenantId: tenant.id, createdAt: at(181) });
  const young = await makeNotification(kit.db, { userId: user.id, tenantId: tenant.id, createdAt: at(179) });
  await kit.asSystem(purgeNotifications);
  expect(await kit.db.selectFrom('notification').select('id').execute()).toEqual([{ id: young.id }]);
  expect(await kit.db.selectFrom('event').select('id').where('id', '=', old.feedId).execute()).toHaveLength(1);
});
