import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { createOutboxTransport } from '#server/platform/mail/transport.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import type { EventKind, PayloadInput } from '#server/platform/events/payload.ts';
import { samplePayload } from '#server/testing/payloads.ts';
import { notificationEmails } from '../emails/templates.tsx';
import { makeThread } from '#server/clarifications/factories.ts';
import { makeRole } from '#server/team/factories.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { makeEmail, makeNotice, makeNotification } from '../factories.ts';
import { composeEmail, findUsersWithDueNotices } from './compose-email.ts';
import { queueDailySummary } from './summarize-unseen.ts';

const mail: Mailer = {
  transport: createOutboxTransport(),
  loadMailRenderer: () => Promise.resolve(notificationEmails),
  publicUrl: 'https://rolecall.example',
  host: 'rolecall.example',
  gatherSeconds: 60,
  retrySeconds: 60,
  sendersAtOnce: 1,
};
/** It is 15:01 in Melbourne, where all users are. */
const now = new Date('2026-11-20T04:01:00Z');

let kit: TestKit;
let place: SubmissionFixture;
let candidateId: string;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  kit.clock.set(now);
  place = await makeSubmissionFixture(kit.db);
  await kit.db.updateTable('tenant').set({ timeZone: 'Australia/Melbourne' }).execute();
  candidateId = (
    await makeCandidate(kit.db, {
      talentRequestId: place.request.id,
      supplierId: place.agency.id,
      firstName: 'Tove',
      lastName: 'Aldermann',
    })
  ).id;
});

const emitEvent = async (kind: EventKind, data: PayloadInput<EventKind> = samplePayload(kind)) => {
  const ofCandidate = kind.startsWith('application.') ? {} : { talentRequestId: place.request.id, candidateId };
  await kit.asSystem((scope) =>
    scope.emit({
      kind,
      supplierId: place.agency.id,
      clientId: place.client.id,
      engagementId: place.engagement.id,
      ...ofCandidate,
      data,
    }),
  );
  return kit.db
    .selectFrom('event')
    .select(['id', 'at'])
    .where('supplierId', '=', place.agency.id)
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
};
const notice = async (kind: NotificationKindName, event: EventKind, data?: PayloadInput<EventKind>, dueAt?: Date) =>
  makeNotice(kit.db, { user: place.recruiter, event: await emitEvent(event, data), kind, ...(dueAt ? { dueAt } : {}) });
const compose = () => kit.asSystem((scope) => composeEmail(scope, mail, place.recruiter.id));
const mails = () =>
  kit.db.selectFrom('mail').selectAll().where('userId', '=', place.recruiter.id).orderBy('createdAt').execute();
const notices = () => kit.db.selectFrom('mailNotice').selectAll().where('userId', '=', place.recruiter.id).execute();
const setPreferences = (given: object) =>
  kit.db
    .insertInto('emailPreference')
    .values({ userId: place.recruiter.id, tenantId: place.agency.id, updatedAt: now, ...given })
    .execute();

test('one notice becomes an email of its own template, to its recipient, with a fixed Message-ID', async () => {
  const { id } = await notice('candidate-moved', 'candidate.moved', { toStatusId: 8 });
  await compose();
  const [row] = await mails();
  expect(row).toMatchObject({
    template: 'candidate-status-changed',
    subject: `Candidate Interviewing: ${place.request.jobTitle}`,
    toAddress: place.recruiter.email,
    status: 'due',
    attempts: 0,
    messageId: `<${row?.id ?? ''}@rolecall.example>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': '<https://rolecall.example/email-notification-settings>',
    },
  });
  expect(row?.bodyText).toContain('Tove Aldermann is now Interviewing');
  expect(row?.bodyText).toContain('https://rolecall.example/candidates/viewer?');
  expect(await notices()).toMatchObject([{ id, mailId: row?.id }]);
});

test('several notices become one email, written once', async () => {
  await notice('candidate-moved', 'candidate.moved', { toStatusId: 4 });
  await notice('candidate-hired', 'candidate.hired');
  await Promise.all([compose(), compose()]);
  await compose();
  expect(await mails()).toMatchObject([{ template: 'bundle', subject: `2 updates: ${place.engagement.title}` }]);
});

test('an approval and a decline have their own subjects, even beside other notices', async () => {
  await notice('candidate-moved', 'candidate.moved', { toStatusId: 4 });
  await notice('application-approved', 'application.approved');
  await notice('candidate-hired', 'candidate.hired');
  await notice('application-declined', 'application.declined');
  await Promise.all([compose(), compose()]);
  expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
    `2 updates: ${place.engagement.title}`,
    `Application approved: ${place.engagement.title}`,
    `Application declined: ${place.engagement.title}`,
  ]);
  expect((await notices()).every(({ mailId }) => mailId !== null)).toBe(true);
});

test('an approval among other notices is named in the subject', async () => {
  await setPreferences({ mailsPerDay: 1 });
  await notice('candidate-moved', 'candidate.moved', { toStatusId: 4 });
  await notice('application-approved', 'application.approved');
  await compose();
  expect(await mails()).toMatchObject([
    { template: 'bundle', subject: `Application approved: ${place.engagement.title}, and 1 more update` },
  ]);
});

test.each(['the summary', 'the held notices'] as const)(
  'the morning after a day over its limit brings one email, also when %s is written first',
  async (first) => {
    await setPreferences({ mailsPerDay: 1 });
    await makeEmail(kit.db, { userId: place.recruiter.id, createdAt: now });
    for (const kind of ['candidate-moved', 'candidate-hired'] as const) {
      const { feedId } = await notice(kind, kind === 'candidate-moved' ? 'candidate.moved' : 'candidate.hired');
      const user = { userId: place.recruiter.id, tenantId: place.agency.id };
      await makeNotification(kit.db, { ...user, kind, feedId, createdAt: now });
    }
    await compose();
    kit.clock.set(new Date('2026-11-20T21:00:00Z'));
    const summarize = () => kit.asSystem((scope) => queueDailySummary(scope, mail, place.recruiter.id));
    await (first === 'the summary' ? summarize() : compose());
    await (first === 'the summary' ? compose() : summarize());
    expect((await mails()).slice(1)).toMatchObject([{ template: 'summary' }]);
    expect((await notices()).every(({ mailId }) => mailId !== null)).toBe(true);
  },
);

test('notices of a burst are combined: a user is due an email once a notice has waited long enough', async () => {
  await notice('candidate-moved', 'candidate.moved', { toStatusId: 4 });
  const people = (gatherSeconds: number) => kit.asSystem((scope) => findUsersWithDueNotices(scope, gatherSeconds));
  expect(await people(60)).not.toContain(place.recruiter.id);
  expect(await people(0)).toContain(place.recruiter.id);
  kit.clock.advance(60_000);
  expect(await people(60)).toContain(place.recruiter.id);
  await compose();
  expect(await people(60)).not.toContain(place.recruiter.id);
});

test('a deadline is not delayed', async () => {
  await notice('closing-soon', 'engagement.closing-soon');
  expect(await kit.asSystem((scope) => findUsersWithDueNotices(scope, 60))).toContain(place.recruiter.id);
});

test('during quiet hours notices wait and are then combined; a deadline does not wait', async () => {
  await setPreferences({ quietFrom: '15:00', quietTo: '18:30' });
  await notice('candidate-moved', 'candidate.moved', { toStatusId: 4 });
  await notice('candidate-hired', 'candidate.hired');
  await notice('closing-soon', 'engagement.closing-soon');
  await compose();
  expect((await mails()).map(({ template }) => template)).toEqual(['deadline']);
  const waiting = (await notices()).filter(({ mailId }) => mailId === null);
  expect(waiting.map(({ dueAt }) => dueAt.toISOString())).toEqual(Array(2).fill('2026-11-20T07:30:00.000Z'));
  kit.clock.set(new Date('2026-11-20T07:30:00Z'));
  await compose();
  expect((await mails()).map(({ template }) => template)).toEqual(['deadline', 'bundle']);
});

test('notices beyond the daily limit are combined the next morning', async () => {
  await setPreferences({ mailsPerDay: 2 });
  await makeEmail(kit.db, { userId: place.recruiter.id, createdAt: now, status: 'sent', sentAt: now });
  await makeEmail(kit.db, { userId: place.recruiter.id, createdAt: now });
  await makeEmail(kit.db, { userId: place.recruiter.id, createdAt: new Date('2026-11-19T12:59:00Z') });
  await notice('candidate-moved', 'candidate.moved', { toStatusId: 4 });
  await notice('candidate-hired', 'candidate.hired');
  await compose();
  expect(await mails()).toHaveLength(3);
  kit.clock.set(new Date('2026-11-20T21:00:00Z'));
  await compose();
  expect((await mails()).map(({ template }) => template).at(-1)).toBe('bundle');
});

test("an application's withdrawal is emailed after ten minutes, unless it was undone", async () => {
  const due = new Date(now.getTime() + 600_000);
  await notice('application-withdrawn', 'application.withdrawn', undefined, due);
  kit.clock.advance(599_000);
  await compose();
  await emitEvent('application.withdrawal-undone');
  kit.clock.advance(1_000);
  await compose();
  expect(await mails()).toEqual([]);
  await notice('application-withdrawn', 'application.withdrawn', undefined, due);
  // The withdrawal undone here is the candidate's, not the application's.
  await emitEvent('candidate.withdrawal-undone');
  await compose();
  const [mailed] = await mails();
  expect(mailed?.subject).toBe(`Application withdrawn: ${place.engagement.title}`);
  expect(mailed?.bodyText).toContain(`withdrew its application to ${place.engagement.title}.`);
});

test('a withdrawal that was undone is not emailed, and the next one is', async () => {
  const due = new Date(now.getTime() + 600_000);
  await notice('candidate-withdrawn', 'candidate.withdrawn', {}, due);
  await emitEvent('candidate.withdrawal-undone');
  const second = await notice('candidate-withdrawn', 'candidate.withdrawn', {}, due);
  await compose();
  expect(await mails()).toEqual([]);
  kit.clock.set(due);
  await compose();
  expect(await mails()).toHaveLength(1);
  const rows = await notices();
  expect(rows.filter(({ mailId }) => mailId !== null)).toMatchObject([{ id: second.id }]);
  expect(rows.filter(({ droppedAt }) => droppedAt !== null)).toHaveLength(1);
});

test('notices whose setting was switched off in the meantime are dropped', async () => {
  await notice('candidate-moved', 'candidate.moved', { toStatusId: 4 });
  await setPreferences({ candidateStatusChanged: false });
  await compose();
  expect(await mails()).toEqual([]);
  expect(await notices()).toMatchObject([{ mailId: null, droppedAt: now }]);
});

test('a deleted user receives nothing', async () => {
  await notice('candidate-moved', 'candidate.moved', { toStatusId: 4 });
  await kit.db.updateTable('appUser').set({ deletedAt: now }).where('id', '=', place.recruiter.id).execute();
  await compose();
  expect(await mails()).toEqual([]);
  expect(await notices()).toMatchObject([{ droppedAt: now }]);
});

test("a mail has the status that the event brought, not the candidate's current one", async () => {
  await notice('candidate-moved', 'candidate.moved', { toStatusId: 6 });
  await kit.db.updateTable('candidate').set({ statusId: 8 }).where('id', '=', candidateId).execute();
  await compose();
  expect((await mails())[0]?.bodyText).toContain('is now Screening');
});

test('each email about messages can be answered where email comes in, unless its recipient may only read [M02]', async () => {
  const parties = { supplierId: place.agency.id, clientId: place.client.id };
  const thread = await makeThread(kit.db, { kind: 'discussion', subject: 'Terms', createdAt: now, ...parties });
  const settings = { ...kit.source.settings, inboundMailDomain: 'reply.rolecall.example' };
  const written = async (source: typeof kit.source = { ...kit.source, settings }) => {
    await kit.db.deleteFrom('mail').execute();
    await inSystemScope(source, 'a test', (scope) => composeEmail(scope, mail, place.recruiter.id));
    const emails = (await mails()).map(({ subject, bodyText, headers }) => ({
      subject,
      hint: /Reply to this email to answer|To answer a message, open it in Rolecall/.exec(bodyText ?? '')?.[0],
      replyTo: headers['Reply-To'],
    }));
    await kit.db.deleteFrom('mailNotice').execute();
    return emails.toSorted((a, b) => a.subject.localeCompare(b.subject));
  };
  const write = () => notice('discussion-message', 'discussion.written-by-employer', { threadId: thread.id }, now);
  const move = () => notice('candidate-moved', 'candidate.moved', { toStatusId: 4 });
  const subject = `New message from ${place.client.name}`;
  const unanswerable = { hint: undefined, replyTo: undefined };

  await write();
  expect(await written(kit.source)).toEqual([{ subject, ...unanswerable }]);
  await write();
  const [first] = await written();
  expect(first).toMatchObject({ subject, hint: 'Reply to this email to answer' });
  expect(first?.replyTo).toMatch(/^reply\+[0-9a-f]{32}@reply\.rolecall\.example$/);
  // Messages in a conversation are combined with each other, but not with other notices.
  await write();
  await write();
  await move();
  expect(await written()).toEqual([
    { subject: `Candidate Shortlisted: ${place.request.jobTitle}`, ...unanswerable },
    { ...first, subject: `${subject}, and 1 more message` },
  ]);
  await setPreferences({ mailsPerDay: 1 });
  await write();
  await move();
  expect(await written()).toMatchObject([{ hint: 'To answer a message, open it in Rolecall', replyTo: undefined }]);

  await kit.db.deleteFrom('userRole').where('userId', '=', place.recruiter.id).execute();
  await kit.db.updateTable('appUser').set({ isOwner: false }).where('id', '=', place.recruiter.id).execute();
  const permissions = ['Fulfillment Stage=View Details'] as const;
  await makeRole(kit.db, { tenantId: place.agency.id, permissions, holderIds: [place.recruiter.id] });
  await write();
  expect(await written()).toEqual([{ subject, ...unanswerable }]);
});
