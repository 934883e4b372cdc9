import type { Generated, JSONColumnType } from 'kysely';
import type { z } from 'zod';
import type { submissionInputShape } from '#contract/candidates/shapes/submission-input.ts';
import type { ConsentRequest } from '#contract/consents/shapes.ts';
import type { ConsentState } from '#contract/consents/states.ts';

/** A complete submission that waits for the candidate's consent. */
export type WaitingSubmission = z.infer<typeof submissionInputShape>;

export interface ConsentTables {
  consentRequest: {
    id: string;
    supplierId: string;
    clientId: string;
    engagementId: string;
    talentRequestId: string;
    draftCandidateId: string | null;
    firstName: string;
    lastName: string;
    emailAddress: string;
    /** Null once the person's data is erased. */
    submission: JSONColumnType<WaitingSubmission> | null;
    textVersion: number;
    state: Generated<ConsentState>;
    requestedBy: string;
    requestedByName: string;
    requestedAt: Date;
    /** When the agency last sent the email with the link. */
    sentAt: Date;
    remindedAt: Date | null;
    expiresAt: Date;
    openedAt: Date | null;
    answeredAt: Date | null;
    shownHash: string | null;
    withdrawnAt: Date | null;
    note: Generated<string>;
    withdrawalNote: Generated<string>;
    corrections: JSONColumnType<ConsentRequest['corrections'], string | undefined, string>;
    problem: string | null;
    codeHash: string | null;
    codeExpiresAt: Date | null;
    erasedAt: Date | null;
    /** When the agency was notified that the retention period of a consent without a submission ends. */
    retentionNoticedAt: Generated<Date | null>;
    /** The page that the candidate answered, as the JSON text whose hash is `shownHash`. */
    shown: Generated<string | null>;
  };
  /** A person who refused recently, as keyed hashes of their contacts. Written by the system only. */
  consentRefusal: {
    supplierId: string;
    engagementId: string;
    talentRequestId: string;
    keyMac: string;
    refusedAt: Date;
  };
}
