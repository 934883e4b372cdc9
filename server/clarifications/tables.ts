import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { MessageAudience, MessageSide, ThreadKind } from '#contract/clarifications/states.ts';

export interface ClarificationTables {
  thread: {
    id: string;
    kind: ThreadKind;
    /** The agency of a private thread. Null in a published clarification, so that it doesn't reveal who asked. */
    supplierId: string | null;
    clientId: string;
    supplierName: Generated<string>;
    supplierLogoPath: string | null;
    engagementId: string | null;
    candidateId: string | null;
    subject: Generated<string>;
    /** The published clarification made from this private one. */
    publishedThreadId: string | null;
    createdAt: Date;
    lastMessageAt: Date;
  };
  message: {
    id: string;
    threadId: string;
    supplierId: string | null;
    clientId: string;
    side: MessageSide;
    visibleTo: Generated<MessageAudience>;
    /** The author. Null for the question in a published clarification. */
    authorUserId: string | null;
    authorName: string;
    text: string;
    isQuestion: Generated<boolean>;
    /** The users mentioned in the text, each as `@` followed by the name. */
    mentions: ColumnType<{ userId: string; name: string }[], string | undefined, string>;
    earlierTexts: JSONColumnType<{ text: string; until: string }[]>;
    createdAt: Date;
    editedAt: Date | null;
  };
  messageAttachment: {
    id: string;
    /** The message that the file is attached to; null until the message is sent. */
    messageId: string | null;
    /** The agency and the client of the conversation. Until the message is sent, only the author's side is set. */
    supplierId: string | null;
    clientId: string | null;
    uploadedBy: string;
    fileName: string;
    extension: string;
    mediaType: string;
    sizeBytes: number;
    sha256: string;
    storageKey: string;
    thumbnailKey: string | null;
    createdAt: Date;
    /** When the file's message was deleted. The next run of the job deletes the file. */
    deletedAt: Date | null;
  };
  threadReader: { threadId: string; userId: string; tenantId: string; readAt: Date };
}
