import type { editMessage as operation } from '#contract/clarifications/operations/messages.ts';
import { clarificationRefusals } from '#contract/clarifications/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { endedReasons, findEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import { clarificationEvents, discussionEvents } from '../events.ts';
import { rightToEditMessage } from '../policy.ts';
import { listAttachments } from '../queries/attachments.ts';
import { selectVisibleThreads, type AgencyOrClientScope } from '../queries/find-thread.ts';
import { toMessage } from '../queries/messages.ts';
import { broadcastNote, broadcastDiscussion } from './post-message.ts';

/** Edits the caller's own message within 15 minutes. Earlier versions stay readable. Source: domain rules D25. */
export const editMessage = async (
  scope: AgencyOrClientScope,
  { messageId, text }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const row = await scope.db
    .selectFrom('message')
    .selectAll()
    .where('id', '=', messageId)
    .where('side', '=', scope.side)
    .where('authorUserId', '=', scope.userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const thread = row && (await selectVisibleThreads(scope).where('thread.id', '=', row.threadId).executeTakeFirst());
  if (!thread) return notFound();
  const engagement = thread.engagementId === null ? undefined : await findEngagement(scope, thread.engagementId);
  const archived = engagement ? endedReasons(engagement) : [];
  const right = rightToEditMessage({ isMine: true, createdAt: row.createdAt, isArchived: archived }, scope.now);
  if (!right.allowed) return refuse(clarificationRefusals['edit-not-possible'], { reasons: right.reasons });
  const edited = await scope.db
    .updateTable('message')
    .set({
      text,
      editedAt: scope.now,
      earlierTexts: JSON.stringify([...row.earlierTexts, { text: row.text, until: scope.now.toISOString() }]),
    })
    .where('id', '=', messageId)
    .where('authorUserId', '=', scope.userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.visibleTo !== 'both') broadcastNote(scope, thread);
  else {
    await scope.emit({
      kind: thread.kind === 'discussion' ? discussionEvents.edited : clarificationEvents.edited,
      supplierId: thread.supplierId,
      clientId: thread.clientId,
      engagementId: thread.engagementId,
      candidateId: thread.candidateId,
      data: { threadId: thread.id },
    });
    if (thread.kind === 'discussion') broadcastDiscussion(scope, thread, discussionEvents.edited);
  }
  const attachments = (await listAttachments(scope, [messageId])).get(messageId) ?? [];
  return toMessage(scope, edited, { thread, readAt: scope.now, archived, attachments });
};
