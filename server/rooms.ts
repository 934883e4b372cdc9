import type { Room } from './platform/http/handler.ts';
import { lookupRoom } from './lookups/room.ts';
import { identityRoom } from './identity/room.ts';
import { tenantRoom } from './tenants/room.ts';
import { viewRoom } from './views/room.ts';
import { profileRoom } from './profile/room.ts';
import { teamRoom } from './team/room.ts';
import { testimonialRoom } from './testimonials/room.ts';
import { engagementRoom } from './engagements/room.ts';
import { prequalificationRoom } from './prequalification/room.ts';
import { opportunityRoom } from './opportunities/room.ts';
import { applicationRoom } from './applications/room.ts';
import { assignmentRoom } from './assignments/room.ts';
import { biddingRoom } from './bidding/room.ts';
import { auditRoom } from './audits/room.ts';
import { candidateRoom } from './candidates/room.ts';
import { claimRoom } from './claims/room.ts';
import { disputeRoom } from './disputes/room.ts';
import { clarificationRoom } from './clarifications/room.ts';
import { consentRoom } from './consents/room.ts';
import { draftCandidateRoom } from './draft-candidates/room.ts';
import { peopleRoom } from './people/room.ts';
import { responseTimeRoom } from './response-times/room.ts';
import { inboundMailRoom } from './inbound-mail/room.ts';
import { boardRoom } from './board/room.ts';
import { clientRoom } from './clients/room.ts';
import { myWeekRoom } from './my-week/room.ts';
import { notificationRoom } from './notifications/room.ts';
import { paletteRoom } from './palette/room.ts';
import { reportRoom } from './reports/room.ts';
import { auditLogRoom } from './audit-log/room.ts';
import { supportRoom } from './support/room.ts';

/** The rooms of the server by rank. A room may react to events of the rooms before it. */
export const rooms: readonly Room[] = [
  lookupRoom,
  identityRoom,
  tenantRoom,
  viewRoom,
  profileRoom,
  teamRoom,
  testimonialRoom,
  engagementRoom,
  prequalificationRoom,
  opportunityRoom,
  applicationRoom,
  assignmentRoom,
  biddingRoom,
  auditRoom,
  candidateRoom,
  clarificationRoom,
  draftCandidateRoom,
  consentRoom,
  claimRoom,
  disputeRoom,
  peopleRoom,
  responseTimeRoom,
  inboundMailRoom,
  boardRoom,
  clientRoom,
  myWeekRoom,
  notificationRoom,
  paletteRoom,
  reportRoom,
  auditLogRoom,
  supportRoom,
];
