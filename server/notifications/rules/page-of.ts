import { candidateStatus } from '#contract/candidates/states.ts';
import type { EngagementKind } from '#contract/engagements/states.ts';
import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';

/** What a page's address is made of. */
export interface PlaceFacts {
  readonly kind: NotificationKindName;
  readonly engagementId: string | null;
  readonly engagementKind: EngagementKind | null;
  readonly clientId: string | null;
  readonly talentRequestId: string | null;
  readonly candidateId: string | null;
  /** The status that the candidate is in by now. */
  readonly candidateStatusId: number | null;
}

const viewerOf = (facts: PlaceFacts): string => {
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
export const pageOf = (facts: PlaceFacts): string => {
  const { engagementId, candidateId, kind } = facts;
  const isOfCandidate = kind.startsWith('candidate-') && candidateId !== null;
  if (notificationKinds[kind].side === 'client') {
    // A withdrawn candidate has no page at the employer's.
    if (isOfCandidate && facts.candidateStatusId !== candidateStatus.withdrew)
      return `/employer/candidates/${candidateId}`;
    if (engagementId === null) return '/employer/engagements';
    return `/employer/engagements/${engagementId}${kind === 'application-received' ? '/applications' : ''}`;
  }
  if (isOfCandidate) return viewerOf(facts);
  if (engagementId === null) return '/engagement/board';
  return `/engagement/${engagementId}${kind.startsWith('application-') ? '/application' : ''}`;
};
