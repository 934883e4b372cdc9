import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
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

const pages: Readonly<Record<NotificationPage, (facts: NotificationPageFacts) => string>> = {
  application: (facts) => engagement(facts, '/application'),
  bidding,
  board: () => '/engagement/board',
  candidate: (facts) => (facts.candidateId === null ? engagement(facts) : viewerOf(facts)),
  candidates: (facts) => engagement(facts, '/candidates'),
  clarifications: (facts) => engagement(facts, '/clarifications'),
  discussion: (facts) => discussion('/messages', facts),
  disputes: () => '/candidates/disputes',
  'document-library': () => '/prequalificationdocuments',
  engagement: (facts) => engagement(facts),
  opportunity: (facts) => (facts.engagementId === null ? engagement(facts) : `/opportunities/${facts.engagementId}`),
  'people-due': () => '/people?due=true',
  prequalification: ({ clientId }) => within('/prequalification', clientId),
  'talent-requests': (facts) => engagement(facts, '/requests'),
  'employer-applications': (facts) => employerEngagement(facts, '/applications'),
  'employer-bidding': (facts) => employerEngagement(facts, '/bidding'),
  // The employer has no page for a withdrawn candidate, so the engagement's page opens instead.
  'employer-candidate': (facts) =>
    facts.candidateId === null || facts.candidateStatusId === candidateStatus.withdrew
      ? employerEngagement(facts)
      : `/employer/candidates/${facts.candidateId}`,
  'employer-clarifications': (facts) => employerEngagement(facts, '/clarifications'),
  'employer-discussion': (facts) => discussion('/employer/messages', facts),
  'employer-engagement': (facts) => employerEngagement(facts),
  'employer-prequalification': ({ prequalificationId }) => within('/employer/prequalifications', prequalificationId),
};

/** Returns the internal path of a notification's page. */
export const notificationPath = (facts: NotificationPageFacts): string =>
  pages[notificationKindRow(facts.kind).page](facts);
