import { replyToClarification } from '#contract/clarifications/operations/clarifications.ts';
import { addComment } from '#contract/clarifications/operations/comments.ts';
import { writeToDiscussion } from '#contract/clarifications/operations/discussions.ts';
import { findEngagement } from '#server/engagements/public.ts';
import { accessRefusal } from '#server/platform/policy/access-refusal.ts';
import type { UserScope } from '#server/platform/scope/scope.ts';
import { findCandidateThread } from './candidate-thread.ts';
import { readClarificationRights } from './list-clarifications.ts';
import { readCommentRights } from './list-comments.ts';
import { selectVisibleThreads } from './find-thread.ts';

const operationOf = { clarification: replyToClarification, candidate: addComment, discussion: writeToDiscussion };

/** Whether the caller may currently reply in a conversation that both sides can see, other than by publishing. */
export const mayReply = async (scope: UserScope, threadId: string): Promise<boolean> => {
  if (scope.side !== 'agency' && scope.side !== 'client') return false;
  const thread = await selectVisibleThreads(scope).where('thread.id', '=', threadId).executeTakeFirst();
  if (!thread || accessRefusal(scope, operationOf[thread.kind].access)) return false;
  if (thread.kind === 'discussion') return true;
  if (thread.kind === 'candidate') {
    const found = thread.candidateId === null ? undefined : await findCandidateThread(scope, thread.candidateId);
    return found !== undefined && readCommentRights(scope, found).comment.allowed;
  }
  const engagement = thread.engagementId === null ? undefined : await findEngagement(scope, thread.engagementId);
  if (!engagement || thread.supplierId === null) return false;
  return (await readClarificationRights(scope, engagement))(thread).reply.allowed;
};
