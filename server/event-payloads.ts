import { identityPayloads } from './identity/events.ts';
import { tenantPayloads } from './tenants/events.ts';
import { profilePayloads } from './profile/events.ts';
import { testimonialPayloads } from './testimonials/events.ts';
import { teamPayloads } from './team/events.ts';
import { engagementPayloads } from './engagements/events.ts';
import { prequalificationPayloads } from './prequalification/events.ts';
import { opportunityPayloads } from './opportunities/events.ts';
import { applicationPayloads } from './applications/events.ts';
import { biddingPayloads } from './bidding/events.ts';
import { auditPayloads } from './audits/events.ts';
import { assignmentPayloads } from './assignments/events.ts';
import { candidatePayloads } from './candidates/events.ts';
import { claimPayloads } from './claims/events.ts';
import { disputePayloads } from './disputes/events.ts';
import { clarificationPayloads } from './clarifications/events.ts';
import { draftCandidatePayloads } from './draft-candidates/events.ts';
import { consentPayloads } from './consents/events.ts';
import { peoplePayloads } from './people/events.ts';
import { myWeekPayloads } from './my-week/events.ts';
import { responseTimePayloads } from './response-times/events.ts';
import { notificationPayloads } from './notifications/events.ts';
import { supportPayloads } from './support/events.ts';
import { reportPayloads } from './reports/events.ts';
import { auditLogPayloads } from './audit-log/events.ts';

/** The payload schema of every event kind. A kind that isn't listed can't be recorded. */
export const eventPayloads = {
  ...identityPayloads,
  ...tenantPayloads,
  ...profilePayloads,
  ...testimonialPayloads,
  ...teamPayloads,
  ...engagementPayloads,
  ...prequalificationPayloads,
  ...opportunityPayloads,
  ...applicationPayloads,
  ...biddingPayloads,
  ...auditPayloads,
  ...assignmentPayloads,
  ...candidatePayloads,
  ...clarificationPayloads,
  ...draftCandidatePayloads,
  ...consentPayloads,
  ...claimPayloads,
  ...disputePayloads,
  ...peoplePayloads,
  ...responseTimePayloads,
  ...myWeekPayloads,
  ...notificationPayloads,
  ...supportPayloads,
  ...reportPayloads,
  ...auditLogPayloads,
} as const;
export type EventPayloads = typeof eventPayloads;
