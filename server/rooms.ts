import { applicationAddresses } from '#contract/applications/addresses.ts';
import { biddingAddresses } from '#contract/bidding/addresses.ts';
import { assignmentAddresses } from '#contract/assignments/addresses.ts';
import { boardAddresses } from '#contract/board/addresses.ts';
import { candidateAddresses } from '#contract/candidates/addresses.ts';
import { clientAddresses } from '#contract/clients/addresses.ts';
import { engagementAddresses } from '#contract/engagements/addresses.ts';
import { identityRoomAddresses } from '#contract/identity/addresses.ts';
import { lookupAddresses } from '#contract/lookups/addresses.ts';
import { notificationAddresses } from '#contract/notifications/addresses.ts';
import { opportunityAddresses } from '#contract/opportunities/addresses.ts';
import { paletteAddresses } from '#contract/palette/addresses.ts';
import { prequalificationAddresses } from '#contract/prequalification/addresses.ts';
import { profileAddresses } from '#contract/profile/addresses.ts';
import { reportAddresses } from '#contract/reports/addresses.ts';
import { teamAddresses } from '#contract/team/addresses.ts';
import { supportAddresses } from '#contract/support/addresses.ts';
import { tenantAddresses } from '#contract/tenants/addresses.ts';
import { testimonialAddresses } from '#contract/testimonials/addresses.ts';
import { applicationReactions } from './applications/reactions.ts';
import { applicationRoutes } from './applications/routes.ts';
import { assignmentReactions } from './assignments/reactions.ts';
import { biddingRoutes } from './bidding/routes.ts';
import { assignmentRoutes } from './assignments/routes.ts';
import { boardRoutes } from './board/routes.ts';
import { applicationJobs } from './applications/jobs.ts';
import { candidateJobs } from './candidates/jobs.ts';
import { candidateReactions } from './candidates/reactions.ts';
import { candidateRoutes } from './candidates/routes.ts';
import { engagementJobs } from './engagements/jobs.ts';
import { clientRoutes } from './clients/routes.ts';
import { engagementRoutes } from './engagements/routes.ts';
import { identityJobs } from './identity/jobs.ts';
import { identityReactions } from './identity/reactions.ts';
import { identityRoutes } from './identity/routes.ts';
import { lookupRoutes } from './lookups/routes.ts';
import { notificationJobs } from './notifications/jobs.ts';
import { notificationReactions } from './notifications/reactions.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { opportunityJobs } from './opportunities/jobs.ts';
import { opportunityReactions } from './opportunities/reactions.ts';
import { opportunityRoutes } from './opportunities/routes.ts';
import { paletteRoutes } from './palette/routes.ts';
import type { Room } from './platform/http/handler.ts';
import { prequalificationJobs } from './prequalification/jobs.ts';
import { prequalificationRoutes } from './prequalification/routes.ts';
import { profileJobs } from './profile/jobs.ts';
import { profileReactions } from './profile/reactions.ts';
import { profileRoutes } from './profile/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { teamReactions } from './team/reactions.ts';
import { teamRoutes } from './team/routes.ts';
import { supportJobs } from './support/jobs.ts';
import { supportRoutes } from './support/routes.ts';
import { testimonialJobs } from './testimonials/jobs.ts';
import { testimonialReactions } from './testimonials/reactions.ts';
import { testimonialRoutes } from './testimonials/routes.ts';
import { tenantRoutes } from './tenants/routes.ts';

/** The rooms of the house, in the order of their ranks. */
export const rooms: readonly Room[] = [
  { name: 'lookups', routes: lookupRoutes, addresses: lookupAddresses },
  {
    name: 'identity',
    routes: identityRoutes,
    addresses: identityRoomAddresses,
    reactions: identityReactions,
    jobs: identityJobs,
  },
  { name: 'tenants', routes: tenantRoutes, addresses: tenantAddresses },
  {
    name: 'profile',
    routes: profileRoutes,
    addresses: profileAddresses,
    reactions: profileReactions,
    jobs: profileJobs,
  },
  { name: 'team', routes: teamRoutes, addresses: teamAddresses, reactions: teamReactions },
  {
    name: 'testimonials',
    routes: testimonialRoutes,
    addresses: testimonialAddresses,
    reactions: testimonialReactions,
    jobs: testimonialJobs,
  },
  { name: 'engagements', routes: engagementRoutes, addresses: engagementAddresses, jobs: engagementJobs },
  {
    name: 'prequalification',
    routes: prequalificationRoutes,
    addresses: prequalificationAddresses,
    jobs: prequalificationJobs,
  },
  {
    name: 'opportunities',
    routes: opportunityRoutes,
    addresses: opportunityAddresses,
    reactions: opportunityReactions,
    jobs: opportunityJobs,
  },
  {
    name: 'applications',
    routes: applicationRoutes,
    jobs: applicationJobs,
    addresses: applicationAddresses,
    reactions: applicationReactions,
  },
  { name: 'bidding', routes: biddingRoutes, addresses: biddingAddresses },
  { name: 'assignments', routes: assignmentRoutes, addresses: assignmentAddresses, reactions: assignmentReactions },
  {
    name: 'candidates',
    routes: candidateRoutes,
    addresses: candidateAddresses,
    reactions: candidateReactions,
    jobs: candidateJobs,
  },
  { name: 'board', routes: boardRoutes, addresses: boardAddresses },
  { name: 'clients', routes: clientRoutes, addresses: clientAddresses },
  {
    name: 'notifications',
    routes: notificationRoutes,
    addresses: notificationAddresses,
    reactions: notificationReactions,
    jobs: notificationJobs,
  },
  { name: 'palette', routes: paletteRoutes, addresses: paletteAddresses },
  { name: 'reports', routes: reportRoutes, addresses: reportAddresses },
  { name: 'support', routes: supportRoutes, addresses: supportAddresses, jobs: supportJobs },
];
