import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEmail } from '../factories.ts';
import { findEmailRecipient, countEmailsToday } from './email-recipient.ts';

let kit: TestKit;
let tenantId: string;
beforeAll(async () => {
  kit = await createTestKit();
  tenantId = (await makeTenant(kit.db, { timeZone: 'Australia/Perth' })).id;
});
afterAll(() => kit.close());

const read = (userId: string) => kit.asSystem((scope) => findEmailRecipient(scope, userId));

test("by default a user receives all emails at any time, in the company's time zone", async () => {
  const user = await makeUser(kit.db, { tenantId });
  expect(await read(user.id)).toMatchObject({
    email: user.email,
    wishes: { quietFrom: null, quietTo: null, timeZone: 'Australia/Perth', mailsPerDay: 20 },
    wants: { notificationSummary: true, applicationUpdated: true, candidateStatusChanged: true, fulfillment: true },
  });
});

test('saved settings apply', async () => {
  const { id: userId } = await makeUser(kit.db, { tenantId });
  const own = { userId, tenantId, updatedAt: kit.clock.now() };
  await kit.db
    .insertInto('emailPreference')
    .values({
      ...own,
      applicationUpdated: false,
      quietFrom: '22:00',
      quietTo: '07:00',
      timeZone: 'UTC',
      mailsPerDay: 3,
    })
    .execute();
  await kit.db
    .insertInto('notificationSetting')
    .values({ ...own, bidding: false })
    .execute();
  expect(await read(userId)).toMatchObject({
    wishes: { quietFrom: '22:00:00', quietTo: '07:00:00', timeZone: 'UTC', mailsPerDay: 3 },
    wants: { applicationUpdated: false, candidateStatusChanged: true, bidding: false, applications: true },
  });
});

test('a deleted user is no recipient', async () => {
  const user = await makeUser(kit.db, { tenantId });
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', user.id).execute();
  expect(await read(user.id)).toBeUndefined();
});

test("mails are counted over the user's own day, not the UTC day", async () => {
  // It is 12:01 in Perth, where the day began at 16:00 UTC on the day before.
  const user = await makeUser(kit.db, { tenantId });
  for (const createdAt of ['2026-11-19T15:59:00Z', '2026-11-19T16:00:00Z', '2026-11-20T04:00:00Z']) {
    await makeEmail(kit.db, { userId: user.id, createdAt: new Date(createdAt) });
  }
  const recipient = await read(user.id);
  expect(recipient && (await kit.asSystem((scope) => countEmailsToday(scope, recipient)))).toBe(2);
});
