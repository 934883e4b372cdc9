import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEvent, makeEmail, makeNotification } from '../factories.ts';
import { readOwnNotificationData } from './own-notification-data.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("a user's personal data lists their own notifications and actions, not a colleague's", async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const [me, colleague] = [await makeUser(kit.db, { tenantId }), await makeUser(kit.db, { tenantId })];
  for (const { id: userId } of [me, colleague]) {
    await makeNotification(kit.db, { userId, tenantId });
    await makeEmail(kit.db, { userId, tenantId, toAddress: `${userId}@people.example` });
    await makeEvent(kit.db, { kind: 'candidate.edited', actorUserId: userId, supplierId: tenantId });
  }
  await kit.db
    .insertInto('notificationSetting')
    .values({ userId: me.id, tenantId, bidding: false, updatedAt: kit.clock.now() })
    .execute();
  const found = await kit.as(me.id, readOwnNotificationData);
  expect(found).toMatchObject({
    settings: { notifications: { bidding: false, applications: true }, mails: {} },
    notifications: [{ kind: 'application-approved' }],
    mails: [{ to: `${me.id}@people.example` }],
    activity: [{ kind: 'candidate.edited' }],
  });
});

test('all actions are listed, however many there are', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const { id: userId } = await makeUser(kit.db, { tenantId });
  const { id } = await makeEvent(kit.db, { kind: 'candidate.edited', actorUserId: userId, supplierId: tenantId });
  await sql`
    insert into event (id, kind, at, actor_user_id, supplier_id)
    select gen_random_uuid(), kind, at, actor_user_id, supplier_id from event, generate_series(1, 1200)
    where id = ${id}`.execute(kit.db);
  expect((await kit.as(userId, readOwnNotificationData)).activity).toHaveLength(1201);
});
