import type { markClarificationAsRead as operation } from '#contract/clarifications/operations/clarifications.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import { findThread, type AgencyOrClientScope } from '../queries/find-thread.ts';

/** Records that the caller has read a thread up to now. */
export const markThreadRead = async (scope: AgencyOrClientScope, threadId: string): Promise<void> => {
  await scope.db
    .insertInto('threadReader')
    .values({ threadId, userId: scope.userId, tenantId: scope.tenantId, readAt: scope.now })
    .onConflict((row) => row.columns(['threadId', 'userId']).doUpdateSet({ readAt: scope.now }))
    .execute();
};

/** Marks a clarification as read and, if there is one, the published answer to it. */
export const markClarificationRead = async (
  scope: AgencyOrClientScope,
  { clarificationId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const thread = await findThread(scope, clarificationId, 'clarification');
  if (!thread) return notFound();
  await markThreadRead(scope, thread.id);
  if (thread.publishedThreadId !== null) await markThreadRead(scope, thread.publishedThreadId);
  return {};
};
