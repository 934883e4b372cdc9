import { applicationEndpoints } from '#contract/applications/endpoints.ts';
import { biddingEndpoints } from '#contract/bidding/endpoints.ts';
import { assignmentEndpoints } from '#contract/assignments/endpoints.ts';
import { boardEndpoints } from '#contract/board/endpoints.ts';
import { candidateEndpoints } from '#contract/candidates/endpoints.ts';
import { clientEndpoints } from '#contract/clients/endpoints.ts';
import { engagementEndpoints } from '#contract/engagements/endpoints.ts';
import { identityRoomEndpoints } from '#contract/identity/endpoints.ts';
import { lookupEndpoints } from '#contract/lookups/endpoints.ts';
import { notificationEndpoints } from '#contract/notifications/endpoints.ts';
import { opportunityEndpoints } from '#contract/opportunities/endpoints.ts';
import { paletteEndpoints } from '#contract/palette/endpoints.ts';
import { prequalificationEndpoints } from '#contract/prequalification/endpoints.ts';
import { profileEndpoints } from '#contract/profile/endpoints.ts';
import { reportEndpoints } from '#contract/reports/endpoints.ts';
import { teamEndpoints } from '#contract/team/endpoints.ts';
import { supportEndpoints } from '#contract/support/endpoints.ts';
import { tenantEndpoints } from '#contract/tenants/endpoints.ts';
import { testimonialEndpoints } from '#contract/testimonials/endpoints.ts';
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
  { name: 'lookups', routes: lookupRoutes, endpoints: lookupEndpoints },
  {
    name: 'identity',
    routes: identityRoutes,
    endpoints: identityRoomEndpoints,
    reactions: identityReactions,
    jobs: identityJobs,
  },
  { name: 'tenants', routes: tenantRoutes, endpoints: tenantEndpoints },
  {
    name: 'profile',
    routes: profileRoutes,
    endpoints: profileEndpoints,
    reactions: profileReactions,
    jobs: profileJobs,
  },
  { name: 'team', routes: teamRoutes, endpoints: teamEndpoints, reactions: teamReactions },
  {
    name: 'testimonials',
    routes: testimonialRoutes,
    endpoints: testimonialEndpoints,
    reactions: testimonialReactions,
    jobs: testimonialJobs,
  },
  { name: 'engagements', routes: engagementRoutes, endpoints: engagementEndpoints, jobs: engagementJobs },
  {
    name: 'prequalification',
    routes: prequalificationRoutes,
    endpoints: prequalificationEndpoints,
    jobs: prequalificationJobs,
  },
  {
    name: 'opportunities',
    routes: opportunityRoutes,
    endpoints: opportunityEndpoints,
    reactions: opportunityReactions,
    jobs: opportunityJobs,
  },
  {
    name: 'applications',
    routes: applicationRoutes,
    jobs: applicationJobs,
    endpoints: applicationEndpoints,
    reactions: applicationReactions,
  },
  { name: 'bidding', routes: biddingRoutes, endpoints: biddingEndpoints },
  { name: 'assignments', routes: assignmentRoutes, endpoints: assignmentEndpoints, reactions: assignmentReactions },
  {
    name: 'candidates',
    routes: candidateRoutes,
    endpoints: candidateEndpoints,
    reactions: candidateReactions,
    jobs: candidateJobs,
  },
  { name: 'board', routes: boardRoutes, endpoints: boardEndpoints },
  { name: 'clients', routes: clientRoutes, endpoints: clientEndpoints },
  {
    name: 'notifications',
    routes: notificationRoutes,
    endpoints: notificationEndpoints,
    reactions: notificationReactions,
    jobs: notificationJobs,
  },
  { name: 'palette', routes: paletteRoutes, endpoints: paletteEndpoints },
  { name: 'reports', routes: reportRoutes, endpoints: reportEndpoints },
  { name: 'support', routes: supportRoutes, endpoints: supportEndpoints, jobs: supportJobs },
];
