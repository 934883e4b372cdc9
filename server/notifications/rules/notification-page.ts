import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import type { EngagementKind } from '#contract/engagements/states.ts';
import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';

/** What a page's address is made of. */
export interface PageFacts {
  readonly kind: NotificationKindName;
  readonly engagementId: string | null;
  readonly engagementKind: EngagementKind | null;
  readonly clientId: string | null;
  readonly prequalificationId: string | null;
  readonly talentRequestId: string | null;
  readonly candidateId: string | null;
  /** The status that the candidate is in by now. */
  readonly candidateStatusId: CandidateStatusId | null;
}

/** Of prequalification: the request to the employer, the client or the library to the agency. */
const prequalificationPage = ({ kind, prequalificationId, clientId }: PageFacts): string => {
  if (kind === 'prequalification-document-expiring') return '/prequalificationdocuments';
  if (notificationKinds[kind].side === 'client')
    return `/employer/prequalifications${prequalificationId === null ? '' : `/${prequalificationId}`}`;
  return `/prequalification${clientId === null ? '' : `/${clientId}`}`;
};

const viewerOf = (facts: PageFacts): string => {
  const search = new URLSearchParams();
  const put = (name: string, value: string | null) => value !== null && search.set(name, value);
  put('talentRequestId', facts.talentRequestId);
  put('candidateId', facts.candidateId);
  put('auctionType', facts.engagementKind);
  put('clientId', facts.clientId);
  put(facts.engagementKind === 'competitive' ? 'auctionId' : 'successFeeId', facts.engagementId);
  return `/candidates/viewer?${search.toString()}`;
};

/** The page that a notification is about, as an internal path. */
export const notificationPage = (facts: PageFacts): string => {
  const { engagementId, candidateId, kind } = facts;
  if (kind.startsWith('prequalification-')) return prequalificationPage(facts);
  const isOfCandidate = kind.startsWith('candidate-') && candidateId !== null;
  if (notificationKinds[kind].side === 'client') {
    // A withdrawn candidate has no page at the employer's.
    if (isOfCandidate && facts.candidateStatusId !== candidateStatus.withdrew)
      return `/employer/candidates/${candidateId}`;
    if (engagementId === null) return '/employer/engagements';
    return `/employer/engagements/${engagementId}${kind.startsWith('application-') ? '/applications' : ''}`;
  }
  if (isOfCandidate) return viewerOf(facts);
  if (kind === 'opportunity-matched' && engagementId !== null) return `/opportunities/${engagementId}`;
  if (kind === 'assignment-removed') return '/engagement/board';
  if (engagementId === null) return '/engagement/board';
  if (kind.startsWith('request-')) return `/engagement/${engagementId}/requests`;
  return `/engagement/${engagementId}${/^(own-)?application-/.test(kind) ? '/application' : ''}`;
};
