import type { ApplicationTables } from './applications/tables.ts';
import type { AuditTables } from './audits/tables.ts';
import type { BiddingTables } from './bidding/tables.ts';
import type { AssignmentTables } from './assignments/tables.ts';
import type { CandidateTables } from './candidates/tables.ts';
import type { ClaimTables } from './claims/tables.ts';
import type { DisputeTables } from './disputes/tables.ts';
import type { ClarificationTables } from './clarifications/tables.ts';
import type { ConsentTables } from './consents/tables.ts';
import type { DraftCandidateTables } from './draft-candidates/tables.ts';
import type { EngagementTables } from './engagements/tables.ts';
import type { IdentityTables } from './identity/tables.ts';
import type { InboundMailTables } from './inbound-mail/tables.ts';
import type { LookupTables } from './lookups/tables.ts';
import type { MyWeekTables } from './my-week/tables.ts';
import type { NotificationTables } from './notifications/tables.ts';
import type { OpportunityTables } from './opportunities/tables.ts';
import type { PeopleTables } from './people/tables.ts';
import type { PlatformTables } from './platform/db/tables.ts';
import type { PrequalificationTables } from './prequalification/tables.ts';
import type { ProfileTables } from './profile/tables.ts';
import type { ResponseTimeTables } from './response-times/tables.ts';
import type { SupportTables } from './support/tables.ts';
import type { ViewTables } from './views/tables.ts';
import type { TeamTables } from './team/tables.ts';
import type { TestimonialTables } from './testimonials/tables.ts';
import type { TenantTables } from './tenants/tables.ts';

/** Every table of the product, typed for Kysely. */
export interface Database
  extends
    PlatformTables,
    LookupTables,
    IdentityTables,
    ViewTables,
    InboundMailTables,
    TenantTables,
    TeamTables,
    ProfileTables,
    TestimonialTables,
    EngagementTables,
    PrequalificationTables,
    OpportunityTables,
    ApplicationTables,
    AssignmentTables,
    BiddingTables,
    AuditTables,
    CandidateTables,
    ClarificationTables,
    DraftCandidateTables,
    ConsentTables,
    ClaimTables,
    DisputeTables,
    PeopleTables,
    ResponseTimeTables,
    MyWeekTables,
    NotificationTables,
    SupportTables {}
