import type { InputOf } from '#contract/common/operation.ts';
import type { contactSupport } from '#contract/support/operations.ts';
import { supportEmailOf } from '#contract/support/rules.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { UserScope } from '#server/platform/scope/scope.ts';

/** Stores a message to support in the caller's transaction. The message is then due for delivery. */
export const writeMessage = async (
  scope: UserScope,
  input: InputOf<typeof contactSupport>,
): Promise<HandlerResult<typeof contactSupport>> => {
  const message = { id: newId(), supportAddress: supportEmailOf(input.email) };
  await scope.db
    .insertInto('supportMessage')
    .values({
      ...input,
      ...message,
      tenantId: scope.tenantId,
      userId: scope.userId,
      dueAt: scope.now,
      createdAt: scope.now,
    })
    .execute();
  return { messageId: message.id, supportAddress: message.supportAddress };
};
