import { sql } from 'kysely';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { nextAttemptAt } from '#server/platform/mail/next-attempt.ts';

/** `done`: there was one and it was dealt with; `away`: there is one, but nobody to hand it to; `none`: none is due. */
export type SendResult = 'done' | 'away' | 'none';

/**
 * Hands over the next mail that is due. It stays claimed by this transaction until the answer is there: another process
 * passes it over meanwhile, and takes it at once should this one be killed. So a mail goes at least once, and twice only
 * when the mail server had taken it and we did not live to write that down.
 */
export const sendNextMail = async (scope: SystemScope, mail: Mail): Promise<SendResult> => {
  // The connection is idle while the mail server takes its time, within the limits that the transport sets.
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
