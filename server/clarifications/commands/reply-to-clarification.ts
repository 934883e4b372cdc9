import type { replyToClarification as operation } from '#contract/clarifications/operations/clarifications.ts';
import { clarificationRefusals } from '#contract/clarifications/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import { clarificationEvents } from '../events.ts';
import { findThread, type FoundThread, type AgencyOrClientScope } from '../queries/find-thread.ts';
import { readClarification, readClarificationRights } from '../queries/list-clarifications.ts';
import { areAnswersOverdue } from '../rules/deadlines.ts';
import { broadcastNote, postMessage } from './post-message.ts';

const eventOf = (scope: AgencyOrClientScope, { supplierId }: FoundThread) => {
  if (supplierId === null) return clarificationEvents.published;
  return scope.side === 'client' ? clarificationEvents.answered : clarificationEvents.replied;
};

/**
 * Adds a message to a clarification: the employer's private answer or an addition to its published answer, an agency's
 * reply, or a note for colleagues, which the other side never sees.
 */
export const replyToClarification = async (
  scope: AgencyOrClientScope,
  { clarificationId, ...message }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const thread = await findThread(scope, clarificationId, 'clarification');
  const engagement = thread?.engagementId ? await findEngagement(scope, thread.engagementId) : undefined;
  if (!thread || !engagement) return notFound();
  const can = (await readClarificationRights(scope, engagement))(thread);
  const { isNote } = message;
  const right = isNote ? can.note : can.reply;
  if (!right.allowed) return refuse(clarificationRefusals['reply-not-possible'], { reasons: right.reasons });
  const posted = await postMessage(scope, thread, message);
  if (posted instanceof Refused) return posted;
  if (isNote) broadcastNote(scope, thread);
  else {
    await scope.emit({
      kind: eventOf(scope, thread),
      supplierId: thread.supplierId,
      clientId: thread.clientId,
      engagementId: engagement.id,
      data: { threadId: thread.id, mentionedUserIds: posted.mentionedUserIds },
    });
  }
  return {
    clarification: await readClarification(scope, engagement, thread.id),
    isLate: scope.side === 'client' && !isNote && areAnswersOverdue(engagement, scope.now),
  };
};
