import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { createOutboxTransport } from '#server/platform/mail/transport.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { identityEmails } from '../emails/templates.tsx';
import { makeTenant, makeUser } from '../factories.ts';
import { accountTemplates } from '../rules/account-email.ts';
import { enqueueAccountEmail } from './enqueue-account-email.ts';

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
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test.each(accountTemplates)(
  '%s names its recipient and the target of its link, in HTML and in plain text',
  async (template) => {
    const { id } = await makeTenant(kit.db, { name: 'Harbour Talent' });
    const user = await makeUser(kit.db, { tenantId: id, firstName: 'Mara', lastName: 'Ellingsen' });
    await kit.asSystem((scope) =>
      enqueueAccountEmail(scope, mail, { userId: user.id, template, path: '/page#a-token' }),
    );
    const row = await kit.db.selectFrom('mail').selectAll().where('userId', '=', user.id).executeTakeFirst();
    expect(row).toMatchObject({
      template,
      toAddress: user.email,
      toName: 'Mara Ellingsen',
      tenantId: id,
      status: 'due',
    });
    for (const text of [row?.html, row?.bodyText]) {
      expect(text).toContain('Mara, ');
      expect(text).toContain('Harbour Talent');
      expect(text).toContain('https://rolecall.example/page#a-token');
    }
    // Account emails ignore preferences, so they have no unsubscribe link.
    expect(row?.headers).not.toHaveProperty('List-Unsubscribe');
  },
);

test('a deleted user gets no email', async () => {
  const user = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', user.id).execute();
  await kit.asSystem((scope) =>
    enqueueAccountEmail(scope, mail, { userId: user.id, template: 'account-known', path: '/' }),
  );
  expect(await kit.db.selectFrom('mail').select('id').where('userId', '=', user.id).execute()).toEqual([]);
});
