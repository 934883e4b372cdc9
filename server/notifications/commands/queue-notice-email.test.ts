import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readEvent } from '#server/platform/events/read-event.ts';
import { queueNoticeEmail } from './queue-notice-email.ts';

let kit: TestKit;
let tenantId: string;
let userId: string;
let eventId: string;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  tenantId = (await makeTenant(kit.db)).id;
  userId = (await makeUser(kit.db, { tenantId })).id;
  await kit.asSystem((scope) => scope.emit({ kind: 'candidate.moved', supplierId: tenantId, data: { toStatusId: 8 } }));
  eventId = (await kit.db.selectFrom('event').select('id').where('supplierId', '=', tenantId).executeTakeFirstOrThrow())
    .id;
});

const notice = (kind: NotificationKindName, userIds = [userId]) =>
  kit.asSystem(async (scope) => {
    const event = await readEvent(scope, eventId);
    if (event) await queueNoticeEmail(scope, { event, kind, userIds });
  });
const noticed = () => kit.db.selectFrom('mailNotice').selectAll().where('feedId', '=', eventId).execute();

test('a user has one notice of an event, however often the reaction runs', async () => {
  const second = (await makeUser(kit.db, { tenantId })).id;
  await notice('candidate-moved', [userId, second]);
  await notice('candidate-moved', [userId, second]);
  const rows = await noticed();
  expect(rows.map((row) => row.userId).toSorted()).toEqual([userId, second].toSorted());
  expect(rows[0]).toMatchObject({ tenantId, kind: 'candidate-moved', mailId: null, droppedAt: null });
  expect(rows[0]?.dueAt).toEqual(kit.clock.now());
});

test('a kind without emails has no notice', async () => {
  await notice('roles-filled');
  expect(await noticed()).toEqual([]);
});

test('a withdrawal is due when it can no longer be undone', async () => {
  await notice('candidate-withdrawn');
  const [row] = await noticed();
  expect(row?.dueAt.getTime()).toBe(kit.clock.now().getTime() + 600_000);
});

test('a user who has switched the emails or the category off, or is deleted, has no notice', async () => {
  const [noMails, noSubject, gone] = [
    await makeUser(kit.db, { tenantId }),
    await makeUser(kit.db, { tenantId }),
    await makeUser(kit.db, { tenantId }),
  ];
  const updatedAt = kit.clock.now();
  await kit.db
    .insertInto('emailPreference')
    .values({ userId: noMails.id, tenantId, candidateStatusChanged: false, updatedAt })
    .execute();
  await kit.db
    .insertInto('notificationSetting')
    .values({ userId: noSubject.id, tenantId, fulfillment: false, updatedAt })
    .execute();
  await kit.db.updateTable('appUser').set({ deletedAt: updatedAt }).where('id', '=', gone.id).execute();
  await notice('candidate-moved', [userId, noMails.id, noSubject.id, gone.id]);
  expect((await noticed()).map((row) => row.userId)).toEqual([userId]);
});

test('settings of other emails have no effect', async () => {
  await kit.db
    .insertInto('emailPreference')
    .values({ userId, tenantId, applicationUpdated: false, notificationSummary: false, updatedAt: kit.clock.now() })
    .execute();
  await notice('candidate-moved');
  expect(await noticed()).toHaveLength(1);
});
