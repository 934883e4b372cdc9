import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailRenderer } from '#server/email-templates.tsx';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTestimonial } from '../factories.ts';
import { hashLinkToken } from './link-token.ts';
import { sendTestimonialInvitation } from './send-invitation.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const mail = createMailer(readConfig({ NODE_ENV: 'test' }), () => Promise.resolve(emailRenderer));
const send = (testimonialId: string) =>
  kit.asSystem((scope) =>
    sendTestimonialInvitation(
      scope,
      { data: { testimonialId } } as unknown as RecordedEvent<'testimonial.requested'>,
      mail,
    ),
  );
const request = async (more: { deletedAt?: Date } = {}) => {
  const { id: tenantId } = await makeTenant(kit.db, { name: 'Harbour Talent' });
  const user = await makeUser(kit.db, { tenantId, firstName: 'Ines', lastName: 'Marchetti' });
  return makeTestimonial(kit.db, { tenantId, createdBy: user.id, ...more });
};
const mailsTo = (email: string) => kit.db.selectFrom('mail').selectAll().where('toAddress', '=', email).execute();

test("the email names the requester and the agency, and contains the only copy of the link's token", async () => {
  const row = await request();
  await send(row.id);
  const [written, ...more] = await mailsTo(row.email);
  expect(more).toEqual([]);
  expect(written).toMatchObject({
    subject: 'Harbour Talent asks you for a testimonial',
    toName: 'Tove Aldermann',
    template: 'testimonial-invitation',
    tenantId: null,
    userId: null,
    status: 'due',
  });
  expect(written?.bodyText).toContain('Ines Marchetti');
  const token = /http:\/\/localhost:3000\/Agency\/createtestimonial\/([\w-]{43})/.exec(written?.html ?? '')?.[1] ?? '';
  const { tokenHash } = await kit.db
    .selectFrom('testimonial')
    .select('tokenHash')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  expect(tokenHash).toBe(hashLinkToken(token));
});

test('a job that runs twice sends one email', async () => {
  const row = await request();
  await send(row.id);
  await send(row.id);
  expect(await mailsTo(row.email)).toHaveLength(1);
});

test('a withdrawn request sends no email', async () => {
  const row = await request({ deletedAt: kit.clock.now() });
  await send(row.id);
  expect(await mailsTo(row.email)).toEqual([]);
});
