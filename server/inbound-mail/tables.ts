import type { Generated, JSONColumnType } from 'kysely';
import type { EmailedFileResult } from './rules/file-results.ts';

type InboundStatus = 'waiting' | 'accepted' | 'refused' | 'ignored';

export interface InboundMailTables {
  /** A user's private address: for replies in a conversation, or for emailing CVs for a talent request. */
  inboundAddress: {
    id: string;
    token: string;
    tenantId: string;
    userId: string;
    threadId: string | null;
    talentRequestId: string | null;
    /** The internal path of the conversation's or talent request's page. */
    page: string;
    createdAt: Date;
  };
  /** An email to a private address. Its content and sender are deleted once it has been processed. */
  inboundEmail: {
    id: string;
    addressId: string;
    messageId: string;
    sender: string | null;
    raw: Buffer | null;
    status: InboundStatus;
    /** Why the email was refused or ignored. */
    reason: string | null;
    /** The results of the attached files processed so far. */
    files: JSONColumnType<EmailedFileResult[]>;
    attempts: Generated<number>;
    dueAt: Date;
    receivedAt: Date;
  };
}
