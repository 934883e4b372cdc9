import type { Generated } from 'kysely';
import type { Side } from '#contract/common/operation.ts';

type TenantStatus = 'approved' | 'pending' | 'declined';

export interface TenantTables {
  tenant: {
    id: string;
    side: Side;
    name: string;
    status: Generated<TenantStatus>;
    statusReason: string | null;
    isAssessmentCompleted: Generated<boolean>;
    city: Generated<string>;
    countryId: number | null;
    timeZone: Generated<string>;
    logoKey: string | null;
    isDemo: Generated<boolean>;
    /**
     * The number of days for which a candidate belongs to the agency that first submitted them, as set by the client.
     */
    ownershipDays: Generated<number>;
    ownershipScope: Generated<'this_request' | 'all_requests'>;
    requiresCandidateConsent: Generated<boolean>;
    /** The working days within which a client answers agencies, as set by the client. */
    serviceLevelDays: Generated<number>;
    createdAt: Date;
    decidedAt: Date | null;
  };
}
