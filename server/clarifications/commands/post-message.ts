import { inputError } from '#contract/common/text/input-error.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import { selectUnsentAttachments } from '../queries/attachments.ts';
import type { FoundThread, AgencyOrClientScope } from '../queries/find-thread.ts';
import { findMentionableUsers, type MentionableUser } from '../queries/mentionable.ts';
import { announceMentions } from './announce-mentions.ts';
import { markThreadRead } from './mark-read.ts';

const unreadableByMentioned = inputError('Someone who is mentioned can’t read this message.');
const attachmentGone = inputError('A file is no longer there. Attach it again.');

export interface NewMessage {
  text: string;
  isNote?: boolean;
  isQuestion?: boolean;
  attachmentIds?: readonly string[] | undefined;
  mentionedUserIds?: readonly string[] | undefined;
}

/** A sent message, and the users who are notified because it mentions them. */
export interface PostedMessage {
  messageId: string;
  mentionedUserIds: string[];
}

const invalid = (field: string, message: string): Refused<'invalid-input'> =>
  refuse(commonRefusals['invalid-input'], { fields: [{ field, message }] });

/** Finds the mentioned users; undefined if one of them can't read the message. */
const findMentioned = async (
  scope: AgencyOrClientScope,
  thread: FoundThread,
  { isNote = false, mentionedUserIds = [] }: NewMessage,
): Promise<MentionableUser[] | undefined> => {
  const wanted = new Set(mentionedUserIds);
  if (wanted.size === 0) return [];
  const { kind, id: threadId, engagementId } = thread;
  const users = await findMentionableUsers(scope, { kind, threadId, engagementId });
  const found = users.filter(({ userId, isColleague }) => wanted.has(userId) && (isColleague || !isNote));
  return found.length === wanted.size ? found : undefined;
};

/** Attaches the caller's uploads to a message; false if one of them is missing or already sent. */
const attach = async (
  scope: AgencyOrClientScope,
  message: { id: string; supplierId: string | null; clientId: string },
  attachmentIds: readonly string[],
): Promise<boolean> => {
  const wanted = [...new Set(attachmentIds)];
  if (wanted.length === 0) return true;
  const found = await selectUnsentAttachments(scope).select('id').where('id', 'in', wanted).forUpdate().execute();
  if (found.length < wanted.length) return false;
  await scope.db
    .updateTable('messageAttachment')
    .set({ messageId: message.id, supplierId: message.supplierId, clientId: message.clientId })
    .where('id', 'in', wanted)
    .where('uploadedBy', '=', scope.userId)
    .execute();
  return true;
};

/**
 * Adds a message to a thread, marks the thread as read by the message's author, and notifies the users that the message
 * mentions. Refuses files that can't be sent, and mentions of users who can't read the message. The caller must have
 * checked that the author may write.
 */
export const postMessage = async (
  scope: AgencyOrClientScope,
  thread: FoundThread,
  message: NewMessage,
): Promise<PostedMessage | Refused<'invalid-input'>> => {
  const { text, isNote = false, isQuestion = false, attachmentIds = [] } = message;
  const mentioned = await findMentioned(scope, thread, message);
  if (!mentioned) return invalid('mentionedUserIds', unreadableByMentioned.error());
  const id = newId();
  // A note on a published clarification belongs to its author's agency.
  const supplierId = thread.supplierId ?? (scope.side === 'agency' ? scope.tenantId : null);
  await scope.db
    .insertInto('message')
    .values({
      id,
      threadId: thread.id,
      supplierId,
      clientId: thread.clientId,
      side: scope.side,
      visibleTo: isNote ? scope.side : 'both',
      authorUserId: scope.userId,
      authorName: scope.userName,
      text,
      mentions: JSON.stringify(mentioned.map(({ userId, name }) => ({ userId, name }))),
      isQuestion,
      earlierTexts: '[]',
      createdAt: scope.now,
      editedAt: null,
    })
    .execute();
  if (!(await attach(scope, { id, supplierId, clientId: thread.clientId }, attachmentIds))) {
    return invalid('attachmentIds', attachmentGone.error());
  }
  // A note changes nothing that the other side sees, not even the order of its list.
  if (!isNote) {
    await scope.db.updateTable('thread').set({ lastMessageAt: scope.now }).where('id', '=', thread.id).execute();
  }
  await markThreadRead(scope, thread.id);
  await announceMentions(scope, thread, { mentioned, isNote });
  return { messageId: id, mentionedUserIds: mentioned.map(({ userId }) => userId) };
};

/**
 * Refreshes a discussion on both sides' open pages, because events without an engagement aren't broadcast
 * automatically.
 */
export const broadcastDiscussion = (
  scope: AgencyOrClientScope,
  { supplierId, clientId }: FoundThread,
  kind: string,
): void => scope.broadcast({ tenants: [clientId, ...(supplierId === null ? [] : [supplierId])], message: { kind } });

/**
 * Refreshes the open pages of the author's colleagues after a note. A note emits no event, because the other side could
 * read the event.
 */
export const broadcastNote = (scope: AgencyOrClientScope, { kind, engagementId, candidateId }: FoundThread): void =>
  scope.broadcast({
    tenants: [scope.tenantId],
    message: {
      kind: kind === 'discussion' ? 'discussion.note-added' : 'clarification.note-added',
      ...(engagementId === null ? {} : { engagementId }),
      ...(candidateId === null ? {} : { candidateId }),
    },
  });
