import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { MessageAudience, MessageSide, ThreadKind } from '#contract/clarifications/states.ts';

export interface ClarificationTables {
  thread: {
    id: string;
    kind: ThreadKind;
    /** Null for a published clarification, which does not refer to the agency that asked. */
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
    /** Null for the question of a published clarification. */
    authorUserId: string | null;
    authorName: string;
    text: string;
    isQuestion: Generated<boolean>;
    /** The users that the text names as `@` and the name. */
    mentions: ColumnType<{ userId: string; name: string }[], string | undefined, string>;
    earlierTexts: JSONColumnType<{ text: string; until: string }[]>;
    createdAt: Date;
    editedAt: Date | null;
  };
  messageAttachment: {
    id: string;
    /** Null until the message is sent. */
    messageId: string | null;
    /** Until the message is sent, only the side of its author. */
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
    /** Deleted with its message; the next run of the job removes the file. */
    deletedAt: Date | null;
  };
  threadReader: { threadId: string; userId: string; tenantId: string; readAt: Date };
}
