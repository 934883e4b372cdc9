import type { Selectable } from 'kysely';
import type { Attachment, Message, ConversationReader } from '#contract/clarifications/shapes.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { rightToEditMessage } from '../policy.ts';
import type { ClarificationTables } from '../tables.ts';
import { listAttachments } from './attachments.ts';
import type { AgencyOrClientScope, ThreadRow } from './find-thread.ts';

type MessageRow = Selectable<ClarificationTables['message']>;
type Thread = Pick<ThreadRow, 'id' | 'supplierName'> & { clientName: string };

const companyOf = (scope: AgencyOrClientScope, thread: Thread, { side, supplierId }: MessageRow): string => {
  if (side === 'client') return thread.clientName;
  // A published question names no agency. The only other agency messages on a published thread that the caller can see
  // are colleagues' notes, so the company is the caller's own.
  return supplierId === null ? '' : thread.supplierName || scope.tenantName;
};

/** Returns a message as the caller sees it. */
export const toMessage = (
  scope: AgencyOrClientScope,
  row: MessageRow,
  {
    thread,
    readAt,
    archived,
    attachments,
  }: { thread: Thread; readAt: Date | null; archived: readonly Reason[]; attachments: Attachment[] },
): Message => {
  const isMine = row.authorUserId === scope.userId;
  return {
    messageId: row.id,
    created: row.createdAt.toISOString(),
    side: row.side,
    authorName: row.authorName,
    companyName: companyOf(scope, thread, row),
    isMine,
    isNote: row.visibleTo !== 'both',
    isQuestion: row.isQuestion,
    isNew: !isMine && (readAt === null || row.createdAt > readAt),
    text: row.text,
    attachments,
    mentions: row.mentions.map(({ userId, name }) => ({ name, isMe: userId === scope.userId })),
    edited: row.editedAt?.toISOString() ?? null,
    earlier: row.earlierTexts,
    can: { edit: rightToEditMessage({ isMine, createdAt: row.createdAt, isArchived: archived }, scope.now) },
  };
};

/** A thread's messages and the users who have read them. */
export interface Conversation {
  messages: Message[];
  readers: ConversationReader[];
}

/** Returns the messages in each thread that the caller may read, oldest first, and the colleagues who read them. */
export const readConversations = async (
  scope: AgencyOrClientScope,
  threads: readonly Thread[],
  archived: readonly Reason[] = [],
): Promise<ReadonlyMap<string, Conversation>> => {
  if (threads.length === 0) return new Map();
  const ids = threads.map(({ id }) => id);
  const rows = await scope.db
    .selectFrom('message')
    .selectAll()
    .where('threadId', 'in', ids)
    .where('visibleTo', 'in', ['both', scope.side])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const attachments = await listAttachments(
    scope,
    rows.map(({ id }) => id),
  );
  const reading = await scope.db
    .selectFrom('threadReader')
    .innerJoin('appUser', 'appUser.id', 'threadReader.userId')
    .select(['threadReader.threadId', 'threadReader.userId', 'threadReader.readAt'])
    .select(['appUser.firstName', 'appUser.lastName'])
    .where('threadReader.threadId', 'in', ids)
    .where('threadReader.tenantId', '=', scope.tenantId)
    .orderBy('threadReader.readAt')
    .orderBy('threadReader.userId')
    .execute();
  return new Map(
    threads.map((thread) => {
      const readers = reading.filter(({ threadId }) => threadId === thread.id);
      const readAt = readers.find(({ userId }) => userId === scope.userId)?.readAt ?? null;
      return [
        thread.id,
        {
          messages: rows
            .filter(({ threadId }) => threadId === thread.id)
            .map((row) =>
              toMessage(scope, row, { thread, readAt, archived, attachments: attachments.get(row.id) ?? [] }),
            ),
          readers: readers.map(({ userId, firstName, lastName, readAt: at }) => ({
            userId,
            name: `${firstName} ${lastName}`,
            readAt: at.toISOString(),
          })),
        },
      ];
    }),
  );
};
