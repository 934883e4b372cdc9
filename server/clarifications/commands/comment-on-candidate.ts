import type { addComment as operation } from '#contract/clarifications/operations/comments.ts';
import { clarificationRefusals } from '#contract/clarifications/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { candidateEvents } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import { findCandidateThread, openCandidateThread } from '../queries/candidate-thread.ts';
import type { AgencyOrClientScope } from '../queries/find-thread.ts';
import { readCommentRights, readComments } from '../queries/list-comments.ts';
import { broadcastNote, postMessage } from './post-message.ts';

/** Adds a comment on a candidate, even a closed one, for both sides or only for colleagues. Source: D5, D25. */
export const commentOnCandidate = async (
  scope: AgencyOrClientScope,
  { candidateId, ...message }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findCandidateThread(scope, candidateId);
  if (!found) return notFound();
  const can = readCommentRights(scope, found);
  const { isNote } = message;
  const right = isNote ? can.note : can.comment;
  if (!right.allowed) return refuse(clarificationRefusals['comment-not-possible'], { reasons: right.reasons });
  const thread = await openCandidateThread(scope, found);
  const posted = await postMessage(scope, thread, message);
  if (posted instanceof Refused) return posted;
  if (isNote) broadcastNote(scope, thread);
  else {
    const { supplierId, clientId, engagementId, talentRequestId } = found.candidate;
    await scope.emit({
      kind: scope.side === 'client' ? candidateEvents.commentedByEmployer : candidateEvents.commented,
      supplierId,
      clientId,
      engagementId,
      talentRequestId,
      candidateId,
      data: { mentionedUserIds: posted.mentionedUserIds },
    });
  }
  return readComments(scope, { ...found, thread });
};
