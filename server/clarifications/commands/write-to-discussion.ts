import type { writeToDiscussion as operation } from '#contract/clarifications/operations/discussions.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, Refused } from '#server/platform/problems/refused.ts';
import { discussionEvents } from '../events.ts';
import { lockThread, type FoundThread, type AgencyOrClientScope } from '../queries/find-thread.ts';
import { buildDiscussion } from '../queries/read-discussion.ts';
import { broadcastNote, broadcastDiscussion, postMessage, type PostedMessage } from './post-message.ts';

/** Announces a message: at once on both sides' open pages, and by notification to users on the other side. */
export const announceMessage = async (
  scope: AgencyOrClientScope,
  thread: FoundThread,
  { mentionedUserIds }: PostedMessage,
): Promise<void> => {
  const kind = scope.side === 'agency' ? discussionEvents.writtenByAgency : discussionEvents.writtenByEmployer;
  const { id: threadId, supplierId, clientId } = thread;
  await scope.emit({ kind, supplierId, clientId, data: { threadId, mentionedUserIds } });
  broadcastDiscussion(scope, thread, kind);
};

/** Adds a message to a discussion, for both sides or as a note for colleagues. Source: domain rules D25. */
export const writeToDiscussion = async (
  scope: AgencyOrClientScope,
  { discussionId, ...message }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const thread = await lockThread(scope, discussionId, 'discussion');
  if (!thread) return notFound();
  const posted = await postMessage(scope, thread, message);
  if (posted instanceof Refused) return posted;
  const { isNote } = message;
  if (isNote) broadcastNote(scope, thread);
  else await announceMessage(scope, thread, posted);
  return buildDiscussion(scope, { ...thread, lastMessageAt: isNote ? thread.lastMessageAt : scope.now });
};
