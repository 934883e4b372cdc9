import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import type { Permission } from '#contract/common/permissions.ts';
import type { EngagementKind } from '#contract/engagements/states.ts';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import { notificationKindRow } from '../kinds.ts';
import type { NotificationPage } from '../kinds/row.ts';

/** The data needed for a page's path. */
export interface NotificationPageFacts {
  readonly kind: NotificationKindName;
  readonly engagementId: string | null;
  readonly engagementKind: EngagementKind | null;
  readonly clientId: string | null;
  readonly prequalificationId: string | null;
  readonly talentRequestId: string | null;
  readonly candidateId: string | null;
  readonly threadId: string | null;
  /** The candidate's current status. */
  readonly candidateStatusId: CandidateStatusId | null;
}

const viewerOf = (facts: NotificationPageFacts): string => {
  const search = new URLSearchParams();
  const put = (name: string, value: string | null) => value !== null && search.set(name, value);
  put('talentRequestId', facts.talentRequestId);
  put('candidateId', facts.candidateId);
  put('auctionType', facts.engagementKind);
  put('clientId', facts.clientId);
  put(facts.engagementKind === 'competitive' ? 'auctionId' : 'successFeeId', facts.engagementId);
  return `/candidates/viewer?${search.toString()}`;
};

const within = (path: string, id: string | null): string => (id === null ? path : `${path}/${id}`);

const engagement = ({ engagementId }: NotificationPageFacts, section = ''): string =>
  engagementId === null ? '/engagement/board' : `/engagement/${engagementId}${section}`;

const employerEngagement = ({ engagementId }: NotificationPageFacts, section = ''): string =>
  engagementId === null ? '/employer/engagements' : `/employer/engagements/${engagementId}${section}`;

const bidding = (facts: NotificationPageFacts): string => {
  if (facts.engagementId === null) return engagement(facts);
  const page = `/permauction/competitive/bidding/${facts.engagementId}`;
  return facts.talentRequestId === null ? page : `${page}?lot=${facts.talentRequestId}`;
};

const discussion = (path: string, { threadId }: NotificationPageFacts): string =>
  threadId === null ? path : `${path}?discussion=${threadId}`;

interface Page {
  /**
   * The permission that the page requires in addition to the permission to read notifications; null if there is none, as
   * for all pages of employers.
   */
  readonly permission: Permission | null;
  readonly path: (facts: NotificationPageFacts) => string;
}

/** The pages that notifications open. */
const pages: Readonly<Record<NotificationPage, Page>> = {
  application: { permission: null, path: (facts) => engagement(facts, '/application') },
  // Provider staff inside an agency don't have this permission. Source: domain rules D19.
  bidding: { permission: 'Bidding Stage=View Details', path: bidding },
  board: { permission: null, path: () => '/engagement/board' },
  candidate: {
    permission: 'Fulfillment Stage=View Details',
    path: (facts) => (facts.candidateId === null ? engagement(facts) : viewerOf(facts)),
  },
  candidates: { permission: null, path: (facts) => engagement(facts, '/candidates') },
  clarifications: { permission: 'Clarification=View Details', path: (facts) => engagement(facts, '/clarifications') },
  discussion: { permission: 'Messaging=Message', path: (facts) => discussion('/messages', facts) },
  disputes: { permission: 'Fulfillment Stage=View Details', path: () => '/candidates/disputes' },
  'document-library': { permission: 'My Documents=View Details', path: () => '/prequalificationdocuments' },
  engagement: { permission: null, path: (facts) => engagement(facts) },
  opportunity: {
    permission: 'Marketplace=Search / View Opportunities',
    path: (facts) => (facts.engagementId === null ? engagement(facts) : `/opportunities/${facts.engagementId}`),
  },
  'people-due': { permission: 'Fulfillment Stage=View Details', path: () => '/people?due=true' },
  prequalification: {
    permission: 'Application Stage=View',
    path: ({ clientId }) => within('/prequalification', clientId),
  },
  'talent-requests': { permission: null, path: (facts) => engagement(facts, '/requests') },
  'employer-applications': { permission: null, path: (facts) => employerEngagement(facts, '/applications') },
  'employer-bidding': { permission: null, path: (facts) => employerEngagement(facts, '/bidding') },
  // The employer has no page for a withdrawn candidate, so the engagement's page opens instead.
  'employer-candidate': {
    permission: null,
    path: (facts) =>
      facts.candidateId === null || facts.candidateStatusId === candidateStatus.withdrew
        ? employerEngagement(facts)
        : `/employer/candidates/${facts.candidateId}`,
  },
  // The page of a claimed candidate shows the claim even if the candidate was withdrawn.
  'employer-claim': {
    permission: null,
    path: (facts) =>
      facts.candidateId === null ? employerEngagement(facts) : `/employer/candidates/${facts.candidateId}`,
  },
  'employer-clarifications': { permission: null, path: (facts) => employerEngagement(facts, '/clarifications') },
  'employer-discussion': { permission: null, path: (facts) => discussion('/employer/messages', facts) },
  'employer-engagement': { permission: null, path: (facts) => employerEngagement(facts) },
  'employer-prequalification': {
    permission: null,
    path: ({ prequalificationId }) => within('/employer/prequalifications', prequalificationId),
  },
};

/** Returns the internal path of a notification's page. */
export const notificationPath = (facts: NotificationPageFacts): string =>
  pages[notificationKindRow(facts.kind).page].path(facts);

/** Returns the permission that a notification's page requires; null if there is none. */
export const notificationPagePermission = (kind: NotificationKindName): Permission | null =>
  pages[notificationKindRow(kind).page].permission;
