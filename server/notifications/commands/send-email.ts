import { sql } from 'kysely';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { nextAttemptAt } from '#server/platform/mail/next-attempt.ts';

/** `done`: an email was processed; `away`: an email is due, but the mail server is unavailable; `none`: no email is due. */
export type SendResult = 'done' | 'away' | 'none';

/**
 * Sends the next due email. This transaction locks the email until the mail server responds. Other processes skip a
 * locked email, and can send it at once if this process dies. Delivery is at least once: an email is sent twice only if
 * the process dies after the mail server accepted the email and before that is saved.
 */
export const sendNextEmail = async (scope: SystemScope, mail: Mailer): Promise<SendResult> => {
  // The connection is idle while the mail server responds; the transport's timeouts limit the wait.
  await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(scope.db);
  const next = await scope.db
    .selectFrom('mail')
    .selectAll()
    .where('status', '=', 'due')
    .where('dueAt', '<=', scope.now)
    .orderBy('dueAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!next) return 'none';

  const handover = await mail.transport.hand({
    messageId: next.messageId,
    to: { name: next.toName, address: next.toAddress },
    subject: next.subject,
    html: next.html,
    text: next.bodyText,
    headers: next.headers,
    date: next.createdAt,
  });
  const attempts = next.attempts + 1;
  const change = scope.db.updateTable('mail').where('id', '=', next.id);
  if (handover.taken) {
    await change.set({ status: 'sent', sentAt: scope.now, attempts, lastError: null }).execute();
    return 'done';
  }
  const { because, words: lastError } = handover;
  const again = because === 'never' ? null : nextAttemptAt(attempts, scope.now, mail.retrySeconds);
  await change
    .set(
      again === null
        ? { status: 'dead', diedAt: scope.now, attempts, lastError }
        : { dueAt: again, attempts, lastError },
    )
    .execute();
  return because === 'away' ? 'away' : 'done';
};
