import type { InputOf } from '#contract/common/operation.ts';
import type { retrySupportMessage as operation } from '#contract/support/operations.ts';
import { supportRefusals } from '#contract/support/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { supportEvents } from '../events.ts';

/** Gives a message whose delivery failed another day of attempts, starting now, and records who requested it. */
export const retryMessage = async (
  scope: ProviderScope,
  { messageId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const message = await scope.db
    .selectFrom('supportMessage')
    .select('status')
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
  if (!message) return notFound();
  if (message.status !== 'dead') return refuse(supportRefusals['not-given-up']);
  await scope.db
    .updateTable('supportMessage')
    .set({ status: 'due', attempts: 0, endedAt: null, dueAt: scope.now })
    .where('id', '=', messageId)
    .execute();
  await scope.emit({ kind: supportEvents.messageRetried, data: { messageId } });
  return { messageId, status: 'due', dueAt: scope.now.toISOString() };
};
