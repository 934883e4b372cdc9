import type { markDiscussionRead as operation } from '#contract/clarifications/operations/discussions.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import { findThread, type AgencyOrClientScope } from '../queries/find-thread.ts';
import { markThreadRead } from './mark-read.ts';

export const markDiscussionRead = async (
  scope: AgencyOrClientScope,
  { discussionId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const thread = await findThread(scope, discussionId, 'discussion');
  if (!thread) return notFound();
  await markThreadRead(scope, thread.id);
  return {};
};
