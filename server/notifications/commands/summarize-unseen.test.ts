import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { createOutboxTransport } from '#server/platform/mail/transport.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { notificationEmails } from '../emails/templates.tsx';
import { findUsersDueForSummary, queueDailySummary } from './summarize-unseen.ts';

const mail: Mailer = {
  transport: createOutboxTransport(),
  loadMailRenderer: () => Promise.resolve(notificationEmails),
  publicUrl: 'https://rolecall.example',
  host: 'rolecall.example',
  gatherSeconds: 0,
  retrySeconds: 60,
  sendersAtOnce: 1,
};
/** It is half past eight in Melbourne. */
const morning = new Date('2026-11-20T21:30:00Z');

let kit: TestKit;
let user: UserFixture;
let engagementId: string;
beforeAll(async () => {
  kit = await createTestKit();
  const client = await makeTenant(kit.db, { side: 'client' });
  engagementId = (await makeEngagement(kit.db, { clientId: client.id, title: 'Data Analysts' })).id;
});
afterAll(() => kit.close());
beforeEach(async () => {
  kit.clock.set(morning);
  const agency = await makeTenant(kit.db, { timeZone: 'Australia/Melbourne' });
  user = await makeUser(kit.db, { tenantId: agency.id });
});

const addNotice = async (createdAt: string, given: { viewedAt?: Date; archivedAt?: Date } = {}) => {
  await kit.asSystem((scope) => scope.emit({ kind: 'application.approved', supplierId: user.tenantId, engagementId }));
  const { id: feedId } = await kit.db
    .selectFrom('event')
    .select('id')
    .where('supplierId', '=', user.tenantId)
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
  await kit.db
    .insertInto('notification')
    .values({
      id: newId(),
      tenantId: user.tenantId,
      userId: user.id,
      feedId,
      kind: 'application-approved',
      category: 'applications',
      engagementId,
      createdAt: new Date(createdAt),
      ...given,
    })
    .execute();
};
const summarize = async () => {
  const people = await kit.asSystem(findUsersDueForSummary);
  if (people.includes(user.id)) await kit.asSystem((scope) => queueDailySummary(scope, mail, user.id));
};
const mails = () => kit.db.selectFrom('mail').selectAll().where('userId', '=', user.id).orderBy('createdAt').execute();
const yesterday = '2026-11-20T05:00:00Z';

test('notifications unread at eight are in one summary a day, however often the job runs', async () => {
  await addNotice(yesterday);
  await addNotice(yesterday);
  await summarize();
  kit.clock.advance(900_000);
  await summarize();
  const rows = await mails();
  expect(rows).toMatchObject([{ template: 'summary', subject: 'Your summary: 2 unread notifications', status: 'due' }]);
  expect(rows[0]?.bodyText).toContain('approved your application to Data Analysts');
});

test('viewed and archived notifications, and those after eight, are not in the summary', async () => {
  await addNotice(yesterday, { viewedAt: morning });
  await addNotice(yesterday, { archivedAt: morning });
  await addNotice('2026-11-20T21:10:00Z');
  await summarize();
  expect(await mails()).toEqual([]);
});

test('no summary is sent before eight for notifications since eight of the day before', async () => {
  await addNotice(yesterday);
  kit.clock.set(new Date('2026-11-20T20:30:00Z'));
  await summarize();
  expect(await mails()).toEqual([]);
});

test('the same unread notifications are not repeated every day; a new one brings all of them', async () => {
  await addNotice(yesterday);
  await summarize();
  kit.clock.advance(86_400_000);
  await summarize();
  expect(await mails()).toHaveLength(1);
  await addNotice('2026-11-21T23:00:00Z');
  kit.clock.advance(86_400_000);
  await summarize();
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Your summary: 1 unread notification',
    'Your summary: 2 unread notifications',
  ]);
});

test('the summary waits for the end of quiet hours, and is not sent to a user who has switched it off', async () => {
  const wish = { userId: user.id, tenantId: user.tenantId, updatedAt: morning };
  await kit.db
    .insertInto('emailPreference')
    .values({ ...wish, quietFrom: '22:00', quietTo: '09:00' })
    .execute();
  await addNotice(yesterday);
  await summarize();
  expect(await mails()).toEqual([]);
  kit.clock.advance(1_800_000);
  await kit.db
    .updateTable('emailPreference')
    .set({ notificationSummary: false })
    .where('userId', '=', user.id)
    .execute();
  await summarize();
  expect(await mails()).toEqual([]);
  await kit.db
    .updateTable('emailPreference')
    .set({ notificationSummary: true })
    .where('userId', '=', user.id)
    .execute();
  await summarize();
  expect(await mails()).toHaveLength(1);
});

test('a day has one summary: a missed one is not sent late, and new settings cause no second one', async () => {
  await addNotice('2026-11-19T05:00:00Z');
  // At 7:45, the summary of the day before still hasn't been written.
  kit.clock.set(new Date('2026-11-20T20:45:00Z'));
  await summarize();
  expect(await mails()).toEqual([]);
  await addNotice('2026-11-20T20:50:00Z');
  kit.clock.set(morning);
  await summarize();
  expect(await mails()).toHaveLength(1);
  await addNotice('2026-11-20T21:40:00Z');
  await kit.db
    .insertInto('emailPreference')
    .values({ userId: user.id, tenantId: user.tenantId, updatedAt: morning, quietFrom: '07:30', quietTo: '10:00' })
    .execute();
  kit.clock.set(new Date('2026-11-20T23:15:00Z'));
  await summarize();
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Your summary: 2 unread notifications']);
});
