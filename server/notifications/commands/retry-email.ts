import type { InputOf } from '#contract/common/operation.ts';
import type { retryEmail as operation } from '#contract/notifications/operations/emails.ts';
import { notificationRefusals } from '#contract/notifications/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { notificationEvents } from '../events.ts';

/** Gives a dead email another day of delivery attempts, starting now, and records who requested it. */
export const retryEmail = async (
  scope: ProviderScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const mail = await scope.db
    .selectFrom('mail')
    .select(['id', 'status'])
    .where('id', '=', input.mailId)
    .forUpdate()
    .executeTakeFirst();
  if (!mail) return notFound();
  if (mail.status !== 'dead') return refuse(notificationRefusals['not-dead']);
  await scope.db
    .updateTable('mail')
    .set({ status: 'due', attempts: 0, diedAt: null, dueAt: scope.now })
    .where('id', '=', mail.id)
    .execute();
  await scope.emit({ kind: notificationEvents.mailRetried, data: { mailId: mail.id } });
  return { mailId: mail.id, status: 'due', dueAt: scope.now.toISOString() };
};
