import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { createOutboxTransport } from '#server/platform/mail/transport.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { identityEmails } from '../emails/templates.tsx';
import { makeTenant, makeUser, type UserFixture } from '../factories.ts';
import { processNextAccountRequest, purgeAccountRequests } from './process-account-request.ts';
import { enqueueAccountRequest } from './enqueue-account-request.ts';
import { consumeEmailedLink } from './consume-emailed-link.ts';

const mail: Mailer = {
  transport: createOutboxTransport(),
  loadMailRenderer: () => Promise.resolve(identityEmails),
  publicUrl: 'https://rolecall.example',
  host: 'rolecall.example',
  gatherSeconds: 60,
  retrySeconds: 60,
  sendersAtOnce: 1,
};

let kit: TestKit;
let user: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
const somebody = async (isEmailVerified: boolean) => {
  const { id } = await makeTenant(kit.db, { name: 'Harbour Talent' });
  user = await makeUser(kit.db, { tenantId: id, firstName: 'Mara', isEmailVerified });
};
beforeEach(() => somebody(true));

const asks = (kind: 'confirm-email' | 'reset-password', email = user.email, next: string | null = null) =>
  kit.asSystem((scope) => enqueueAccountRequest(scope, kind, email, next));
const answerAll = async () => {
  let answered = 0;
  while ((await kit.asSystem((scope) => processNextAccountRequest(scope, mail))) === 'done') answered += 1;
  return answered;
};
const mails = () =>
  kit.db
    .selectFrom('mail')
    .select(['template', 'toAddress', 'toName', 'subject', 'bodyText'])
    .where('userId', '=', user.id)
    .orderBy('id')
    .execute();
const linkIn = (text: string): string => /https:\/\/rolecall\.example\/[^\s\]]*/.exec(text)?.[0] ?? '';

test('a requested reset is emailed, and its link sets a password once', async () => {
  await asks('reset-password', user.email.toUpperCase());
  expect(await answerAll()).toBe(1);
  const [found] = await mails();
  expect(found).toMatchObject({ template: 'account-reset-password', toAddress: user.email });
  const token = linkIn(found?.bodyText ?? '').split('/reset-password#')[1] ?? '';
  const used = await kit.asSystem((scope) => consumeEmailedLink(scope, token, ['reset-password']));
  expect(used?.userId).toBe(user.id);
});

test('an unconfirmed address gets the link again, with the page to open afterwards', async () => {
  await somebody(false);
  await asks('confirm-email', user.email, '/opportunities?q=nurse');
  await answerAll();
  const [found] = await mails();
  expect(found).toMatchObject({ template: 'account-confirm-email', subject: 'Confirm your email address' });
  expect(linkIn(found?.bodyText ?? '')).toMatch(/\/confirm-email\?next=%2Fopportunities%3Fq%3Dnurse#[\w-]{43}$/);
});

test('a confirmed address gets an email that says so, without a usable link', async () => {
  await asks('confirm-email');
  await answerAll();
  const [found] = await mails();
  expect(found).toMatchObject({ template: 'account-known', subject: 'You already have a Rolecall account' });
  expect(linkIn(found?.bodyText ?? '')).toBe('https://rolecall.example/');
});

test('an unknown address gets no email', async () => {
  await asks('reset-password', 'nobody-at-all@harbour.example');
  expect(await answerAll()).toBe(1);
  const written = await kit.db
    .selectFrom('mail')
    .select('id')
    .where('toAddress', '=', 'nobody-at-all@harbour.example')
    .execute();
  expect(written).toEqual([]);
});

test('an address gets at most five emails an hour, however many are requested', async () => {
  for (let n = 0; n < 8; n += 1) await asks('reset-password');
  expect(await answerAll()).toBe(8);
  expect(await mails()).toHaveLength(5);
});

test('a request that could not be processed for an hour is deleted', async () => {
  await asks('reset-password');
  const before = kit.clock.now();
  kit.clock.advance(3_600_001);
  expect(await answerAll()).toBe(0);
  await kit.asSystem(purgeAccountRequests);
  kit.clock.set(before);
  expect(await answerAll()).toBe(0);
});
