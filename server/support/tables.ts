import type { Generated } from 'kysely';
import type { ErasureKind, Platform, SupportStatus } from '#contract/support/states.ts';

export interface SupportTables {
  supportMessage: {
    id: string;
    tenantId: string;
    userId: string;
    platform: Platform;
    email: string;
    subject: string;
    description: string;
    supportAddress: string;
    status: Generated<SupportStatus>;
    attempts: Generated<number>;
    lastError: string | null;
    dueAt: Date;
    createdAt: Date;
    /** When it was delivered or given up. */
    endedAt: Date | null;
  };
  /** The requested erasures, as IDs. */
  erasure: {
    id: string;
    tenantId: string;
    /** `consent`, a request for consent without a submission, is requested by a restore only. */
    kind: ErasureKind | 'consent';
    subjectId: string;
    /** Null at the end of a retention period, which nobody requests. */
    askedBy: string | null;
    askedAt: Date;
    doneAt: Date | null;
  };
}
