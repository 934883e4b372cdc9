import { applicationEndpoints } from './applications/endpoints.ts';
import { applicationOperations } from './applications/operations.ts';
import { biddingEndpoints } from './bidding/endpoints.ts';
import { biddingOperations } from './bidding/operations.ts';
import { auditEndpoints } from './audits/endpoints.ts';
import { auditOperations } from './audits/operations.ts';
import { auditLogEndpoints } from './audit-log/endpoints.ts';
import { auditLogOperations } from './audit-log/operations.ts';
import { assignmentEndpoints } from './assignments/endpoints.ts';
import { assignmentOperations } from './assignments/operations.ts';
import { conversationEndpoints } from './clarifications/endpoints.ts';
import { conversationOperations } from './clarifications/operations.ts';
import { boardEndpoints } from './board/endpoints.ts';
import { boardOperations } from './board/operations.ts';
import { candidateEndpoints } from './candidates/endpoints.ts';
import { candidateOperations } from './candidates/operations.ts';
import { claimEndpoints } from './claims/endpoints.ts';
import { claimOperations } from './claims/operations.ts';
import { disputeEndpoints } from './disputes/endpoints.ts';
import { disputeOperations } from './disputes/operations.ts';
import { clientEndpoints } from './clients/endpoints.ts';
import { clientOperations } from './clients/operations.ts';
import { consentEndpoints } from './consents/endpoints.ts';
import { consentOperations } from './consents/operations.ts';
import { draftCandidateEndpoints } from './draft-candidates/endpoints.ts';
import { draftCandidateOperations } from './draft-candidates/operations.ts';
import type { Endpoint } from './common/endpoint.ts';
import type { Operation } from './common/operation.ts';
import { engagementEndpoints } from './engagements/endpoints.ts';
import { engagementOperations } from './engagements/operations.ts';
import { identityEndpoints } from './identity/endpoints.ts';
import { identityOperations } from './identity/operations.ts';
import { inboundMailEndpoints } from './inbound-mail/endpoints.ts';
import { inboundMailOperations } from './inbound-mail/operations.ts';
import { lookupEndpoints } from './lookups/endpoints.ts';
import { lookupOperations } from './lookups/operations.ts';
import { myWeekEndpoints } from './my-week/endpoints.ts';
import { myWeekOperations } from './my-week/operations.ts';
import { notificationEndpoints } from './notifications/endpoints.ts';
import { notificationOperations } from './notifications/operations.ts';
import { opportunityEndpoints } from './opportunities/endpoints.ts';
import { opportunityOperations } from './opportunities/operations.ts';
import { paletteEndpoints } from './palette/endpoints.ts';
import { paletteOperations } from './palette/operations.ts';
import { peopleEndpoints } from './people/endpoints.ts';
import { peopleOperations } from './people/operations.ts';
import { prequalificationEndpoints } from './prequalification/endpoints.ts';
import { prequalificationOperations } from './prequalification/operations.ts';
import { profileEndpoints } from './profile/endpoints.ts';
import { profileOperations } from './profile/operations.ts';
import { reportEndpoints } from './reports/endpoints.ts';
import { reportOperations } from './reports/operations.ts';
import { responseTimeEndpoints } from './response-times/endpoints.ts';
import { responseTimeOperations } from './response-times/operations.ts';
import { teamEndpoints } from './team/endpoints.ts';
import { teamOperations } from './team/operations.ts';
import { supportEndpoints } from './support/endpoints.ts';
import { supportOperations } from './support/operations.ts';
import { testimonialEndpoints } from './testimonials/endpoints.ts';
import { testimonialOperations } from './testimonials/operations.ts';
import { tenantEndpoints } from './tenants/endpoints.ts';
import { tenantOperations } from './tenants/operations.ts';

/** The operations and endpoints of every room. */
const rooms: readonly { readonly operations: readonly Operation[]; readonly endpoints: readonly Endpoint[] }[] = [
  { operations: lookupOperations, endpoints: lookupEndpoints },
  { operations: identityOperations, endpoints: identityEndpoints },
  { operations: tenantOperations, endpoints: tenantEndpoints },
  { operations: profileOperations, endpoints: profileEndpoints },
  { operations: teamOperations, endpoints: teamEndpoints },
  { operations: testimonialOperations, endpoints: testimonialEndpoints },
  { operations: engagementOperations, endpoints: engagementEndpoints },
  { operations: prequalificationOperations, endpoints: prequalificationEndpoints },
  { operations: opportunityOperations, endpoints: opportunityEndpoints },
  { operations: applicationOperations, endpoints: applicationEndpoints },
  { operations: biddingOperations, endpoints: biddingEndpoints },
  { operations: auditOperations, endpoints: auditEndpoints },
  { operations: assignmentOperations, endpoints: assignmentEndpoints },
  { operations: candidateOperations, endpoints: candidateEndpoints },
  { operations: conversationOperations, endpoints: conversationEndpoints },
  { operations: draftCandidateOperations, endpoints: draftCandidateEndpoints },
  { operations: consentOperations, endpoints: consentEndpoints },
  { operations: claimOperations, endpoints: claimEndpoints },
  { operations: disputeOperations, endpoints: disputeEndpoints },
  { operations: peopleOperations, endpoints: peopleEndpoints },
  { operations: responseTimeOperations, endpoints: responseTimeEndpoints },
  { operations: inboundMailOperations, endpoints: inboundMailEndpoints },
  { operations: boardOperations, endpoints: boardEndpoints },
  { operations: clientOperations, endpoints: clientEndpoints },
  { operations: myWeekOperations, endpoints: myWeekEndpoints },
  { operations: notificationOperations, endpoints: notificationEndpoints },
  { operations: paletteOperations, endpoints: paletteEndpoints },
  { operations: reportOperations, endpoints: reportEndpoints },
  { operations: auditLogOperations, endpoints: auditLogEndpoints },
  { operations: supportOperations, endpoints: supportEndpoints },
];

/** Every operation in the product. */
export const operations: readonly Operation[] = rooms.flatMap((room) => room.operations);

/** Every endpoint of every operation. */
export const endpoints: readonly Endpoint[] = rooms.flatMap((room) => room.endpoints);
