import { sql } from 'kysely';
import { nextAttemptAt } from '#server/platform/mail/next-attempt.ts';
import type { ChatWebhook } from '#server/platform/mail/chat.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { chatTextOf } from '../rules/chat-text.ts';

/**
 * The result of delivering the next message: `none` if no message was due, `delivered`, `waits` if it will be retried,
 * or `dead` if it failed for good.
 */
export type DeliveryResult = 'none' | 'delivered' | 'waits' | 'dead';

/** Posts the next message that is due. The transaction locks the message until the response arrives, as for email. */
export const deliverNextMessage = async (
  scope: SystemScope,
  chat: ChatWebhook,
  retrySeconds: number,
): Promise<DeliveryResult> => {
  // The connection is idle until the chat responds, within the time limit of the post.
  await sql`set local idle_in_transaction_session_timeout = '1min'`.execute(scope.db);
  const next = await scope.db
    .selectFrom('supportMessage')
    .select(['id', 'platform', 'email', 'subject', 'description', 'supportAddress', 'attempts'])
    .where('status', '=', 'due')
    .where('dueAt', '<=', scope.now)
    .orderBy('dueAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!next) return 'none';
  const { attempts: before, ...message } = next;
  const posted = await chat.post({ text: chatTextOf(message), ...message });
  const attempts = before + 1;
  const change = scope.db.updateTable('supportMessage').where('id', '=', message.id);
  if (posted.taken) {
    await change.set({ status: 'delivered', endedAt: scope.now, attempts, lastError: null }).execute();
    return 'delivered';
  }
  const again = nextAttemptAt(attempts, scope.now, retrySeconds);
  const lastError = posted.words;
  await change
    .set(
      again === null
        ? { status: 'dead', endedAt: scope.now, attempts, lastError }
        : { dueAt: again, attempts, lastError },
    )
    .execute();
  return again === null ? 'dead' : 'waits';
};
