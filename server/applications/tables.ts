import type { JSONColumnType } from 'kysely';
import type { AcceptedTerms } from '#contract/applications/shapes.ts';

export interface ApplicationTables {
  application: {
    id: string;
    engagementId: string;
    supplierId: string;
    clientId: string;
    supplierName: string;
    statusId: number;
    previousStatusId: number | null;
    location: string;
    termsVersion: number;
    /** SHA-256 of the terms as the agency saw them. */
    termsHash: string;
    terms: JSONColumnType<AcceptedTerms>;
    feeTypeId: number | null;
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
  };
}
