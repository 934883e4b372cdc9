import type { markCommentsAsRead as operation } from '#contract/clarifications/operations/comments.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import { findCandidateThread } from '../queries/candidate-thread.ts';
import type { AgencyOrClientScope } from '../queries/find-thread.ts';
import { markThreadRead } from './mark-read.ts';

/** Marks the comments on a candidate as read. Does nothing if there are none. */
export const markCommentsRead = async (
  scope: AgencyOrClientScope,
  { candidateId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findCandidateThread(scope, candidateId);
  if (!found) return notFound();
  if (found.thread) await markThreadRead(scope, found.thread.id);
  return {};
};
