import { newId } from '#server/platform/db/new-id.ts';
import type { FoundThread, PartyScope } from '../queries/find-thread.ts';
import { markThreadRead } from './mark-read.ts';

export interface NewMessage {
  text: string;
  isNote?: boolean;
  isQuestion?: boolean;
}

/** Adds a message to a thread, which its author has then read. Does not check whether the author may write. */
export const postMessage = async (
  scope: PartyScope,
  thread: FoundThread,
  { text, isNote = false, isQuestion = false }: NewMessage,
): Promise<string> => {
  const id = newId();
  await scope.db
    .insertInto('message')
    .values({
      id,
      threadId: thread.id,
      // A note on a published clarification belongs to the agency of its author.
      supplierId: thread.supplierId ?? (scope.side === 'agency' ? scope.tenantId : null),
      clientId: thread.clientId,
      side: scope.side,
      visibleTo: isNote ? scope.side : 'both',
      authorUserId: scope.userId,
      authorName: scope.userName,
      text,
      isQuestion,
      earlierTexts: '[]',
      createdAt: scope.now,
      editedAt: null,
    })
    .execute();
  // A note changes nothing that the other side sees, including the order of its list.
  if (!isNote) {
    await scope.db.updateTable('thread').set({ lastMessageAt: scope.now }).where('id', '=', thread.id).execute();
  }
  await markThreadRead(scope, thread.id);
  return id;
};

/** Updates the open pages of both sides of a discussion: an event without an engagement isn't broadcast by itself. */
export const broadcastDiscussion = (scope: PartyScope, { supplierId, clientId }: FoundThread, kind: string): void =>
  scope.broadcast({ tenants: [clientId, ...(supplierId === null ? [] : [supplierId])], message: { kind } });

/** Tells the open pages of the author's colleagues about a note. It is not an event, since the other side reads those. */
export const announceNote = (scope: PartyScope, { kind, engagementId, candidateId }: FoundThread): void =>
  scope.broadcast({
    tenants: [scope.tenantId],
    message: {
      kind: kind === 'discussion' ? 'discussion.note-added' : 'clarification.note-added',
      ...(engagementId === null ? {} : { engagementId }),
      ...(candidateId === null ? {} : { candidateId }),
    },
  });
