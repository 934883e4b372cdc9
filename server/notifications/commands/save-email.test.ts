import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createMailer } from '#server/platform/mail/mail.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { notificationEmails } from '../emails/templates.tsx';
import { findEmailRecipient } from '../queries/email-recipient.ts';
import type { EmailFacts } from '../kinds/email-facts.ts';
import { saveEmail } from './save-email.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const facts = notificationEmails.samples.find(({ name }) => name === 'New application, auction')?.facts as EmailFacts;
const save = async (more: { fails?: boolean } = {}) => {
  const config = readConfig({ NODE_ENV: 'test', MAIL_FROM: 'Rolecall <post@mail.example>' });
  const mail = createMailer(config, () => Promise.resolve(notificationEmails));
  const { id } = await makeTenant(kit.db);
  const user = await makeUser(kit.db, { tenantId: id, firstName: 'Ines', lastName: 'Marchetti' });
  await kit
    .asSystem(async (scope) => {
      const recipient = await findEmailRecipient(scope, user.id);
      if (!recipient) throw new Error('There is nobody.');
      await saveEmail(scope, mail, recipient, facts);
      if (more.fails) throw new Error('Something else went wrong.');
    })
    .catch(() => undefined);
  return kit.db.selectFrom('mail').selectAll().where('userId', '=', user.id).execute();
};

test('an email has its address, its texts and a Message-ID of the sending host', async () => {
  const [row] = await save();
  expect(row).toMatchObject({
    messageId: `<${row?.id ?? ''}@mail.example>`,
    toName: 'Ines Marchetti',
    template: 'new-application',
    status: 'due',
    dueAt: kit.clock.now(),
  });
  expect(row?.html).toContain('http://localhost:3000/');
  expect(row?.headers['List-Unsubscribe']).toBe('<http://localhost:3000/email-notification-settings>');
});

test('an email is only saved if its transaction commits', async () => {
  expect(await save({ fails: true })).toEqual([]);
});
