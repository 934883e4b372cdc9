import type { people } from '../actors/people.ts';
import type { DemoIds } from './demo-ids.ts';

/** The user who visits a page, or nobody if it is visited without signing in. */
export type VisitingUser = keyof typeof people | 'nobody';

/** A visit to a route: the user who visits it, and the path. */
export interface RouteVisit {
  as: VisitingUser;
  path: string;
  /** A suffix for the screenshot's name, needed if a route is visited more than once. */
  face?: string;
}

/** The pages of an engagement for an agency that works on it. */
export const engagementVisits: Record<string, (ids: DemoIds) => RouteVisit[]> = {
  '/engagement/$engagementId': ({ engagement }) => [{ as: 'owner', path: `/engagement/${engagement}` }],
  '/engagement/$engagementId/requests': ({ engagement }) => [
    { as: 'owner', path: `/engagement/${engagement}/requests` },
  ],
  '/engagement/$engagementId/application': ({ engagement }) => [
    { as: 'owner', path: `/engagement/${engagement}/application` },
  ],
  '/engagement/$engagementId/assignments': ({ engagement }) => [
    { as: 'owner', path: `/engagement/${engagement}/assignments` },
    { as: 'standard', path: `/engagement/${engagement}/assignments`, face: 'looked-at' },
  ],
  '/engagement/$engagementId/clarifications': ({ engagement, clarification }) => [
    { as: 'owner', path: `/engagement/${engagement}/clarifications?topic=${clarification}` },
    { as: 'standard', path: `/engagement/${engagement}/clarifications`, face: 'looked-at' },
  ],
  '/employer/engagements/$engagementId/clarifications': ({ auction, question }) => [
    { as: 'employer', path: `/employer/engagements/${auction}/clarifications?topic=${question}` },
  ],
  '/engagement/$engagementId/notices': ({ engagement }) => [{ as: 'owner', path: `/engagement/${engagement}/notices` }],
  '/engagement/$engagementId/summary': ({ engagement }) => [{ as: 'owner', path: `/engagement/${engagement}/summary` }],
  '/auctiondashboard': () => [
    { as: 'owner', path: '/auctiondashboard?showonly=0&from=0&size=10' },
    { as: 'owner', path: '/auctiondashboard?showonly=1&from=0&size=10&stage=clarification', face: 'empty' },
    { as: 'pendingOwner', path: '/auctiondashboard', face: 'refused' },
  ],
  '/engagement/staging': ({ engagement }) => [
    { as: 'owner', path: '/engagement/staging' },
    { as: 'owner', path: `/engagement/staging?stage=fulfillment&engagementId=${engagement}`, face: 'chosen' },
    { as: 'standard', path: '/engagement/staging?stage=clarification&assignToMe=true', face: 'empty' },
    { as: 'pendingOwner', path: '/engagement/staging', face: 'refused' },
  ],
  '/engagement/board/summary': () => [
    { as: 'owner', path: '/engagement/board/summary' },
    { as: 'pendingOwner', path: '/engagement/board/summary', face: 'refused' },
  ],
  '/permauction/competitive/bidding/$auctionId': ({
    auction,
    openLot,
    awardedLot,
    wonAuction,
    wonLot,
    oldAuction,
    engagement,
  }) => [
    { as: 'owner', path: `/permauction/competitive/bidding/${auction}?lot=${openLot}` },
    { as: 'owner', path: `/permauction/competitive/bidding/${auction}?lot=${awardedLot}`, face: 'result' },
    { as: 'owner', path: `/permauction/competitive/bidding/${wonAuction}?lot=${wonLot}`, face: 'won' },
    { as: 'owner', path: `/permauction/competitive/bidding/${oldAuction}`, face: 'old' },
    { as: 'owner', path: `/permauction/competitive/bidding/${engagement}`, face: 'gone' },
  ],
  '/permauction/competitive/practice': () => [
    { as: 'owner', path: '/permauction/competitive/practice' },
    { as: 'rivalOwner', path: '/permauction/competitive/practice', face: 'empty' },
  ],
  '/engagement/$engagementId/candidates': ({ engagement }) => [
    { as: 'owner', path: `/engagement/${engagement}/candidates` },
  ],
  '/engagement/$engagementId/drafts': ({ engagement, auction }) => [
    { as: 'owner', path: `/engagement/${engagement}/drafts` },
    { as: 'owner', path: `/engagement/${auction}/drafts`, face: 'empty' },
  ],
  '/engagement/$engagementId/draft/$draftCandidateId': ({ engagement, ...drafts }) => [
    { as: 'owner', path: `/engagement/${engagement}/draft/${drafts.assessedDraft}` },
    { as: 'owner', path: `/engagement/${engagement}/draft/${drafts.unfinishedDraft}`, face: 'in progress' },
    { as: 'owner', path: `/engagement/${engagement}/draft/${drafts.failedDraft}`, face: 'failed' },
    { as: 'owner', path: `/engagement/${engagement}/draft/${drafts.unavailableDraft}`, face: 'not available' },
    { as: 'owner', path: `/engagement/${engagement}/draft/${drafts.submittedDraft}`, face: 'submitted' },
  ],
  '/engagement/$engagementId/submit/$talentRequestId': ({ engagement, openRequest, pausedRequest }) => [
    { as: 'owner', path: `/engagement/${engagement}/submit/${openRequest}` },
    { as: 'owner', path: `/engagement/${engagement}/submit/${pausedRequest}`, face: 'refused' },
  ],
  '/engagement/$engagementId/submit/$talentRequestId/cvs': ({ engagement, openRequest, pausedRequest }) => [
    { as: 'owner', path: `/engagement/${engagement}/submit/${openRequest}/cvs` },
    { as: 'owner', path: `/engagement/${engagement}/submit/${pausedRequest}/cvs`, face: 'refused' },
  ],
};
