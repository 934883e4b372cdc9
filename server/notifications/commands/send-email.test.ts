import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notificationEmails } from '../emails/templates.tsx';
import { inSystemScope } from '#server/platform/scope/open.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SendOutcome, OutgoingEmail } from '#server/platform/mail/transport.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEmail } from '../factories.ts';
import { sendNextEmail } from './send-email.ts';

let kit: TestKit;
let handed: OutgoingEmail[] = [];
let answer: (mail: OutgoingEmail) => Promise<SendOutcome> | SendOutcome;
const mail: Mailer = {
  transport: {
    hand: async (outgoing) => {
      handed.push(outgoing);
      return answer(outgoing);
    },
    close: () => Promise.resolve(),
  },
  loadMailRenderer: () => Promise.resolve(notificationEmails),
  publicUrl: 'https://rolecall.example',
  host: 'rolecall.example',
  gatherSeconds: 0,
  retrySeconds: 60,
  sendersAtOnce: 2,
};
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  await kit.db.deleteFrom('mail').execute();
  kit.clock.set(new Date('2026-11-20T04:00:00Z'));
  handed = [];
  answer = () => ({ taken: true });
});

const send = (given: Partial<Mailer> = {}) => kit.asSystem((scope) => sendNextEmail(scope, { ...mail, ...given }));
const row = (id: string) => kit.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const no = (because: 'never' | 'not-now' | 'away'): SendOutcome => ({
  taken: false,
  because,
  words: `It said ${because}`,
});

test('a due email is delivered as it was written, and marked as sent', async () => {
  const due = await makeEmail(kit.db, { headers: JSON.stringify({ 'Auto-Submitted': 'auto-generated' }) });
  expect([await send(), await send()]).toEqual(['done', 'none']);
  expect(handed).toMatchObject([
    {
      messageId: due.messageId,
      to: { name: 'Ines Marchetti', address: 'owner@harbour.example' },
      subject: due.subject,
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  ]);
  expect(await row(due.id)).toMatchObject({ status: 'sent', attempts: 1, sentAt: kit.clock.now(), lastError: null });
});

test('an email is not sent before it is due, and the earliest one is sent first', async () => {
  const at = (minutes: number) => new Date(kit.clock.now().getTime() + minutes * 60_000);
  const later = await makeEmail(kit.db, { dueAt: at(-1) });
  const first = await makeEmail(kit.db, { dueAt: at(-2) });
  await makeEmail(kit.db, { dueAt: at(1) });
  expect([await send(), await send(), await send()]).toEqual(['done', 'done', 'none']);
  expect(handed.map(({ messageId }) => messageId)).toEqual([first.messageId, later.messageId]);
});

test('a permanent failure of the recipient makes the email dead at once', async () => {
  const due = await makeEmail(kit.db);
  answer = () => no('never');
  expect(await send()).toBe('done');
  expect(await row(due.id)).toMatchObject({ status: 'dead', attempts: 1, lastError: 'It said never' });
});

test('a temporary failure is retried with growing delays and the same Message-ID', async () => {
  const due = await makeEmail(kit.db);
  answer = () => no('not-now');
  for (const minutes of [1, 2, 4]) {
    expect(await send()).toBe('done');
    const { dueAt } = await row(due.id);
    expect(dueAt.getTime() - kit.clock.now().getTime()).toBe(minutes * 60_000);
    kit.clock.set(dueAt);
  }
  answer = () => ({ taken: true });
  await send();
  expect(await row(due.id)).toMatchObject({ status: 'sent', attempts: 4 });
  expect(new Set(handed.map(({ messageId }) => messageId)).size).toBe(1);
});

test("a mail server's outage of less than a day loses nothing; after a day the mail is dead", async () => {
  const due = await makeEmail(kit.db);
  const began = kit.clock.now().getTime();
  answer = () => no('away');
  for (let current = await row(due.id); current.status === 'due'; current = await row(due.id)) {
    if (current.dueAt > kit.clock.now()) kit.clock.set(current.dueAt);
    expect(await send()).toBe('away');
  }
  const dead = await row(due.id);
  expect(dead).toMatchObject({ status: 'dead', attempts: 14, lastError: 'It said away' });
  expect((Number(dead.diedAt) - began) / 3_600_000).toBeGreaterThanOrEqual(24);
});

test('without retries the first failure is final', async () => {
  const due = await makeEmail(kit.db);
  answer = () => no('away');
  await send({ retrySeconds: 0 });
  expect(await row(due.id)).toMatchObject({ status: 'dead', attempts: 1 });
});

test('several processes send each email once', async () => {
  for (let n = 0; n < 20; n += 1) await makeEmail(kit.db);
  answer = async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    return { taken: true };
  };
  const process = async (): Promise<void> => {
    while ((await send()) === 'done');
  };
  await Promise.all([process(), process(), process()]);
  expect(handed).toHaveLength(20);
  expect(new Set(handed.map(({ messageId }) => messageId)).size).toBe(20);
});

test('a process that dies between claim and response leaves the email to the next', async () => {
  const due = await makeEmail(kit.db);
  answer = () => Promise.reject(new Error('killed'));
  await expect(inSystemScope(kit.source, 'a test', (scope) => sendNextEmail(scope, mail))).rejects.toThrow('killed');
  expect(await row(due.id)).toMatchObject({ status: 'due', attempts: 0 });
  answer = () => ({ taken: true });
  await send();
  expect(await row(due.id)).toMatchObject({ status: 'sent' });
});
