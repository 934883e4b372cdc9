import type { listComments as operation } from '#contract/clarifications/operations/comments.ts';
import type { InputOf, OutputOf } from '#contract/common/operation.ts';
import { endedReasons } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import { commentRights } from '../policy.ts';
import { findCandidateThread, type CandidateThread } from './candidate-thread.ts';
import type { AgencyOrClientScope } from './find-thread.ts';
import { readConversations } from './messages.ts';

/** Returns the caller's rights to comment on a candidate. */
export const readCommentRights = (scope: AgencyOrClientScope, { engagement }: Pick<CandidateThread, 'engagement'>) =>
  commentRights(scope.side === 'agency' ? scope.permissions : 'employer', engagement);

/** Returns the comments on a candidate as the caller sees them. */
export const readComments = async (
  scope: AgencyOrClientScope,
  found: CandidateThread,
): Promise<OutputOf<typeof operation>> => {
  const { candidate, engagement, thread } = found;
  const conversations = thread ? await readConversations(scope, [thread], endedReasons(engagement)) : undefined;
  const { messages = [], readers = [] } = (thread && conversations?.get(thread.id)) ?? {};
  return {
    candidateId: candidate.id,
    supplierName: candidate.supplierName,
    clientName: engagement.clientName,
    comment_count: messages.length,
    unread_count: messages.filter(({ isNew }) => isNew).length,
    readers,
    comments: messages,
    can: readCommentRights(scope, found),
  };
};

export const listComments = async (
  scope: AgencyOrClientScope,
  { candidateId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findCandidateThread(scope, candidateId);
  return found ? readComments(scope, found) : notFound();
};
