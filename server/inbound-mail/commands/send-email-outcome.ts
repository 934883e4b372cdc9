import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { EmailOutcomeFacts } from '../emails/email-outcome-email.tsx';
import { markEmailProcessed, type ClaimedEmail } from './claim-email.ts';

/** Whether the address's user sent the email, from the email address of their account. */
export const isSentByUser = ({ sender, userEmail }: ClaimedEmail): boolean => sender === userEmail.toLowerCase();

/**
 * Sends the automatic reply to an email. Unless the sender is the address's user, the reply has no link to the user's
 * pages.
 */
export const sendEmailOutcome = async (
  scope: SystemScope,
  mail: Mailer,
  email: ClaimedEmail,
  result: EmailOutcomeFacts['result'],
): Promise<void> => {
  const own = isSentByUser(email);
  const facts: EmailOutcomeFacts = {
    template: 'inbound-mail-answer',
    result,
    link: own ? new URL(email.page, mail.publicUrl).href : mail.publicUrl,
    page: !own ? 'rolecall' : email.threadId === null ? 'drafts' : 'conversation',
  };
  const { sender: address, userName: name, userId, tenantId } = email;
  const reference = email.messageId.startsWith('<') ? { 'In-Reply-To': email.messageId } : {};
  await enqueueEmail(scope, mail, own ? { address, name, userId, tenantId } : { address, name: '' }, facts, {
    'Auto-Submitted': 'auto-replied',
    ...reference,
  });
};

/** Records that an email had no effect, and tells its sender why. */
export const refuseEmail = async (
  scope: SystemScope,
  mail: Mailer,
  email: ClaimedEmail,
  { reason, texts }: { reason: string; texts: readonly string[] },
): Promise<void> => {
  if (await markEmailProcessed(scope, email.id, { status: 'refused', reason }))
    await sendEmailOutcome(scope, mail, email, { kind: 'refused', texts });
};
