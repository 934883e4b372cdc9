import type { Generated } from 'kysely';
import type { ErasureKind, SupportPlatform, SupportStatus } from '#contract/support/states.ts';

export interface SupportTables {
  supportMessage: {
    id: string;
    tenantId: string;
    userId: string;
    platform: SupportPlatform;
    email: string;
    subject: string;
    description: string;
    supportAddress: string;
    status: Generated<SupportStatus>;
    attempts: Generated<number>;
    lastError: string | null;
    dueAt: Date;
    createdAt: Date;
    /** When the message was delivered or given up. */
    endedAt: Date | null;
  };
  /** The requested erasures, with the IDs of their subjects. */
  erasure: {
    id: string;
    tenantId: string;
    /**
     * The kind of subject. `consent` is a consent request without a submission; such an erasure is requested only when
     * a backup is restored.
     */
    kind: ErasureKind | 'consent';
    subjectId: string;
    /** Null at the end of a retention period, when no user requests the erasure. */
    askedBy: string | null;
    askedAt: Date;
    doneAt: Date | null;
  };
}
