import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { emailRenderer } from '#server/email-templates.tsx';
import { readEvent } from '#server/platform/events/read-event.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { createOutboxTransport } from '#server/platform/mail/transport.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import { teamReactions } from '../reactions.ts';
import { sendLoginInformation, enqueueLoginEmail } from './send-login-information.ts';

let kit: TestKit;
let owner: UserFixture;
beforeAll(async () => {
  kit = await createTestKit({ reactions: teamReactions });
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { name: 'Harbour Talent' })).id });
});
afterAll(() => kit.close());

const mail: Mailer = {
  transport: createOutboxTransport(),
  loadMailRenderer: () => Promise.resolve(emailRenderer),
  publicUrl: 'https://rolecall.example',
  host: 'rolecall.example',
  gatherSeconds: 0,
  retrySeconds: 0,
  sendersAtOnce: 1,
};

/** Requests the email, runs the job that writes it, and returns the email. */
const mailTo = async (user: UserFixture, signInAt?: string) => {
  const answer = await kit.asAgency(owner.id, (scope) => sendLoginInformation(scope, { userId: user.id }));
  expect(answer).toEqual({ userId: user.id, email: user.email });
  const eventId = String(kit.enqueued.at(-1)?.data.eventId);
  const settings = { ...kit.source.settings, ...(signInAt === undefined ? {} : { signInAt }) };
  await inSystemScope({ ...kit.source, settings }, 'a test', async (scope) => {
    const event = await readEvent(scope, eventId);
    await enqueueLoginEmail(scope, event as RecordedEvent<'team.login-asked'>, mail);
  });
  return kit.db.selectFrom('mail').selectAll().where('userId', '=', user.id).executeTakeFirstOrThrow();
};
const token = (text: string) => /\/reset-password#(\S+)/.exec(text)?.[1];

test('a user without a password gets a link to create one, and only its hash is stored', async () => {
  const user = await makeUser(kit.db, { tenantId: owner.tenantId, role: 'standard' });
  await kit.db.deleteFrom('credential').where('userId', '=', user.id).execute();
  const { template, subject, toAddress, bodyText } = await mailTo(user);
  expect([template, subject, toAddress]).toEqual([
    'password-create',
    'Your account at Harbour Talent: create your password',
    user.email,
  ]);
  const kept = await kit.db
    .selectFrom('accountToken')
    .select(['purpose', 'tokenHash'])
    .where('userId', '=', user.id)
    .execute();
  expect(kept).toMatchObject([{ purpose: 'create-password' }]);
  expect(token(bodyText)).toMatch(/^[\w-]{40,}$/);
  expect(kept[0]?.tokenHash).not.toBe(token(bodyText));
});

test('a user with a password gets their sign-in details, with a link to change the password', async () => {
  const user = await makeUser(kit.db, { tenantId: owner.tenantId, role: 'standard' });
  const { template, bodyText } = await mailTo(user);
  expect(template).toBe('password-change');
  expect(token(bodyText)).toBeDefined();
});

test('users of another agency get no email', async () => {
  const rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const answer = await kit.asAgency(owner.id, (scope) => sendLoginInformation(scope, { userId: rival.id }));
  expect(answer).toMatchObject({ refusal: { code: 'not-found' } });
});

test('with an external identity provider the email links to the sign-in, and no password link is created', async () => {
  const user = await makeUser(kit.db, { tenantId: owner.tenantId, role: 'standard' });
  const { template, bodyText } = await mailTo(user, 'Harbour Identity');
  expect([template, bodyText]).toEqual(['sign-in-elsewhere', expect.stringContaining('https://rolecall.example/')]);
  expect(token(bodyText)).toBeUndefined();
  const made = kit.db.selectFrom('accountToken').select('purpose').where('userId', '=', user.id);
  expect(await made.execute()).toEqual([]);
});
