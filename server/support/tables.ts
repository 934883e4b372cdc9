import type { Generated } from 'kysely';
import type { ErasureKind, SupportSenderSide, SupportStatus } from '#contract/support/states.ts';

export interface SupportTables {
  supportMessage: {
    id: string;
    tenantId: string;
    userId: string;
    platform: SupportSenderSide;
    email: string;
    subject: string;
    description: string;
    supportAddress: string;
    status: Generated<SupportStatus>;
    attempts: Generated<number>;
    lastError: string | null;
    dueAt: Date;
    createdAt: Date;
    /** When the message was delivered or failed for good. */
    endedAt: Date | null;
  };
  /** The requested erasures, with the IDs of their subjects. */
  erasure: {
    id: string;
    tenantId: string;
    /**
     * The kind of subject. The kind `consent`, for a consent request without a submission, comes only from a restore.
     * The kind `draft` is for a draft candidate; an erasure already carried out is recorded too, so that a restore
     * erases the draft again.
     */
    kind: ErasureKind | 'consent' | 'draft';
    subjectId: string;
    /** Null if no user requested the erasure, for example at the end of a retention period. */
    askedBy: string | null;
    askedAt: Date;
    doneAt: Date | null;
  };
}
