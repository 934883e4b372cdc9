import { newId } from '#server/platform/db/new-id.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { MailRecipient } from '../queries/mail-recipient.ts';
import type { MailFacts } from '../rules/mail-of-notices.ts';

/** Where a person changes which mails they get. */
const preferencePath = '/email-notification-settings';

/** One process writes to a person at a time, until the transaction ends: so that what is due goes in one mail. */
export const lockMailsOf = async (scope: SystemScope, userId: string): Promise<void> => {
  await scope.db.selectFrom('appUser').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
};

/** Writes a mail to a person: it is sent when, and only when, this transaction commits. */
export const keepMail = async (
  scope: SystemScope,
  mail: Mail,
  recipient: MailRecipient,
  facts: Omit<MailFacts, 'publicUrl' | 'firstName' | 'timeZone'>,
): Promise<string> => {
  const letters = await mail.letters();
  const { template, subject, html, text } = await letters.write({
    ...facts,
    publicUrl: mail.publicUrl,
    firstName: recipient.firstName,
    timeZone: recipient.wishes.timeZone,
  } satisfies MailFacts);
  const id = newId();
  await scope.db
    .insertInto('mail')
    .values({
      id,
      messageId: `<${id}@${mail.host}>`,
      tenantId: recipient.tenantId,
      userId: recipient.userId,
      template,
      toAddress: recipient.email,
      toName: `${recipient.firstName} ${recipient.lastName}`,
      subject,
      html,
      bodyText: text,
      headers: JSON.stringify({
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        'List-Unsubscribe': `<${mail.publicUrl}${preferencePath}>`,
      }),
      dueAt: scope.now,
      createdAt: scope.now,
    })
    .execute();
  return id;
};
