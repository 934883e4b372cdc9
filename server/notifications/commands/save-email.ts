import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { EmailRecipient } from '../queries/email-recipient.ts';
import type { EmailFacts } from '../kinds/email-facts.ts';

/** The path of the page with the email settings. */
const preferencePath = '/email-notification-settings';

/** Locks a user's emails until the transaction ends, so that simultaneous processes don't write separate emails. */
export const lockEmailsForUser = async (scope: SystemScope, userId: string): Promise<void> => {
  await scope.db.selectFrom('appUser').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
};

/** Saves an email to a user in the current transaction. The email is sent only after the commit. */
export const saveEmail = (
  scope: SystemScope,
  mail: Mailer,
  recipient: EmailRecipient,
  facts: Omit<EmailFacts, 'publicUrl' | 'firstName' | 'timeZone' | 'isAnswerable'>,
  replyTo?: string,
): Promise<string> => {
  const written: EmailFacts = {
    ...facts,
    publicUrl: mail.publicUrl,
    firstName: recipient.firstName,
    timeZone: recipient.wishes.timeZone,
    isAnswerable: replyTo !== undefined,
  };
  const { email: address, firstName, lastName, userId, tenantId } = recipient;
  return enqueueEmail(scope, mail, { address, name: `${firstName} ${lastName}`, userId, tenantId }, written, {
    'List-Unsubscribe': `<${mail.publicUrl}${preferencePath}>`,
    ...(replyTo === undefined ? {} : { 'Reply-To': replyTo }),
  });
};
