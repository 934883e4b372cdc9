import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailRenderer } from '#server/email-templates.tsx';
import { makeSecondFactor, makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import { readEvent } from '#server/platform/events/read-event.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { createOutboxTransport } from '#server/platform/mail/transport.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { teamReactions } from '../reactions.ts';
import { enqueueResetEmails } from './enqueue-reset-emails.ts';
import { requestReset } from './request-reset.ts';

let kit: TestKit;
let staff: UserFixture;
beforeAll(async () => {
  kit = await createTestKit({ reactions: teamReactions });
  staff = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'provider' })).id, role: 'none' });
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

/** Requests a user's reset, runs the job, and returns which recipients got which email. */
const mailsOf = async (user: UserFixture, by: UserFixture) => {
  await makeSecondFactor(kit.db, user.id);
  await (by === staff
    ? kit.asProvider(by.id, (scope) => requestReset(scope, { userId: user.id }))
    : kit.asAgency(by.id, (scope) => requestReset(scope, { userId: user.id })));
  const eventId = String(kit.enqueued.at(-1)?.data.eventId);
  await kit.asSystem(async (scope) => {
    const event = await readEvent(scope, eventId);
    await enqueueResetEmails(scope, event as RecordedEvent<'team.reset-requested'>, mail);
  });
  const rows = await kit.db.selectFrom('mail').select(['userId', 'template', 'bodyText']).orderBy('id').execute();
  await kit.db.deleteFrom('mail').execute();
  return rows;
};

test('the user and the colleagues who may confirm it get an email; who asked does not', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId });
  const admin = await makeUser(kit.db, { tenantId, role: 'admin' });
  const user = await makeUser(kit.db, { tenantId, role: 'standard' });
  const mails = await mailsOf(user, owner);
  expect(mails.map(({ userId, template }) => [userId, template])).toEqual([
    [user.id, 'account-reset-asked'],
    [admin.id, 'account-reset-waiting'],
  ]);
  expect(mails[1]?.bodyText).toContain('https://rolecall.example/user-management/security');
});

test("for an employer's user, the provider's other staff get the email", async () => {
  const user = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'client' })).id });
  const other = await makeUser(kit.db, { tenantId: staff.tenantId, role: 'none' });
  const mails = await mailsOf(user, staff);
  expect(mails.map(({ userId, template }) => [userId, template])).toEqual([
    [user.id, 'account-reset-asked'],
    [other.id, 'account-reset-waiting'],
  ]);
  expect(mails[0]?.bodyText).toContain('https://rolecall.example/account');
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', other.id).execute();
});

test("where nobody else in the agency may confirm it, the provider's staff get the email", async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId });
  const user = await makeUser(kit.db, { tenantId, role: 'standard' });
  const mails = await mailsOf(user, owner);
  expect(mails.map(({ userId, template }) => [userId, template])).toEqual([
    [user.id, 'account-reset-asked'],
    [staff.id, 'account-reset-waiting'],
  ]);
  expect(mails[1]?.bodyText).toContain('https://rolecall.example/provider/sign-in-resets');
});
