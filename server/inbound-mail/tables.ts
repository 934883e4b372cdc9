import type { Generated, JSONColumnType } from 'kysely';
import type { FileResult } from './rules/file-results.ts';

type InboundStatus = 'waiting' | 'accepted' | 'refused' | 'ignored';

export interface InboundMailTables {
  /** A private address of a user: for replies in a conversation, or for CVs for a talent request. */
  inboundAddress: {
    id: string;
    token: string;
    tenantId: string;
    userId: string;
    threadId: string | null;
    talentRequestId: string | null;
    /** The internal path of the page for the same. */
    page: string;
    createdAt: Date;
  };
  /** An email to such an address. Its content and its sender are deleted when it has been processed. */
  inboundEmail: {
    id: string;
    addressId: string;
    messageId: string;
    sender: string | null;
    raw: Buffer | null;
    status: InboundStatus;
    /** Why it was refused or ignored. */
    reason: string | null;
    /** The results of the attached files processed so far. */
    files: JSONColumnType<FileResult[]>;
    attempts: Generated<number>;
    dueAt: Date;
    receivedAt: Date;
  };
}
