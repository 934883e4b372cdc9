import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { MailRecipient } from '../queries/mail-recipient.ts';
import type { MailFacts } from '../kinds/mail-facts.ts';

/** The page where users choose their emails. */
const preferencePath = '/email-notification-settings';

/** Locks a user's emails until the transaction ends, so that one process combines the due notices in one email. */
export const lockMailsOfUser = async (scope: SystemScope, userId: string): Promise<void> => {
  await scope.db.selectFrom('appUser').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
};

/** Writes an email to a user: it is sent if and only if this transaction commits. */
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
