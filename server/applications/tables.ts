import type { JSONColumnType } from 'kysely';
import type { AcceptedTerms } from '#contract/applications/shapes.ts';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import type { FeeTypeId } from '#contract/engagements/states.ts';

export interface ApplicationTables {
  application: {
    id: string;
    engagementId: string;
    supplierId: string;
    clientId: string;
    supplierName: string;
    statusId: ApplicationStatusId;
    previousStatusId: ApplicationStatusId | null;
    location: string;
    termsVersion: number;
    /** The SHA-256 hash of the terms as displayed to the agency. */
    termsHash: string;
    terms: JSONColumnType<AcceptedTerms>;
    feeTypeId: FeeTypeId | null;
    feePercent: string | null;
    feeAmount: string | null;
    appliedBy: string;
    appliedByName: string;
    appliedAt: Date;
    decidedAt: Date | null;
    decidedByName: string | null;
    reasonCode: string | null;
    reasonText: string | null;
    withdrawnAt: Date | null;
    /** The deadline for a requested tender; null outside a Re-bid, and in a Re-bid whose new price is a bid. */
    rebidDueAt: Date | null;
    /** When the deadline was paused together with the engagement, and when it will resume automatically. */
    rebidPausedAt: Date | null;
    rebidPausedUntil: Date | null;
  };
  applicationStep: {
    id: string;
    applicationId: string;
    supplierId: string;
    clientId: string;
    fromStatusId: ApplicationStatusId | null;
    toStatusId: ApplicationStatusId;
    at: Date;
    byUserId: string | null;
    byName: string;
    bySide: 'agency' | 'client' | 'provider' | 'system';
    reasonCode: string | null;
    reasonText: string | null;
  };
  applicationOffer: {
    id: string;
    applicationId: string;
    supplierId: string;
    clientId: string;
    feeTypeId: FeeTypeId;
    feePercent: string | null;
    feeAmount: string | null;
    at: Date;
    byUserId: string | null;
    byName: string;
  };
}
