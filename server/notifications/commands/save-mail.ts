import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { MailRecipient } from '../queries/mail-recipient.ts';
import type { MailFacts } from '../kinds/mail-facts.ts';

/** The page with the email settings. */
const preferencePath = '/email-notification-settings';

/** Locks a user's mails until the transaction ends, so that simultaneous processes do not write separate mails. */
export const lockMailsOfUser = async (scope: SystemScope, userId: string): Promise<void> => {
  await scope.db.selectFrom('appUser').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
};

/** Saves a mail to a user in the current transaction; it is sent only after the commit. */
export const saveMail = (
  scope: SystemScope,
  mail: Mail,
  recipient: MailRecipient,
  facts: Omit<MailFacts, 'publicUrl' | 'firstName' | 'timeZone'>,
): Promise<string> => {
  const written: MailFacts = {
    ...facts,
    publicUrl: mail.publicUrl,
    firstName: recipient.firstName,
    timeZone: recipient.wishes.timeZone,
  };
  const { email: address, firstName, lastName, userId, tenantId } = recipient;
  return enqueueMail(scope, mail, { address, name: `${firstName} ${lastName}`, userId, tenantId }, written, {
    'List-Unsubscribe': `<${mail.publicUrl}${preferencePath}>`,
  });
};
