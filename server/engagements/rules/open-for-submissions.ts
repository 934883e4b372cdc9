import type { Reason } from '#contract/common/refusal.ts';
import { endedReason, submissionReasons } from '#contract/engagements/reasons.ts';
import {
  talentRequestStatus,
  type EngagementOutcome,
  type EngagementStatus,
  type TalentRequestStatusId,
} from '#contract/engagements/states.ts';

const reasonByStatus: Readonly<Partial<Record<TalentRequestStatusId, keyof typeof submissionReasons>>> = {
  [talentRequestStatus.pending]: 'request-not-open',
  [talentRequestStatus.inMarket]: 'request-not-available',
  [talentRequestStatus.fulfilled]: 'request-fulfilled',
  [talentRequestStatus.cancelled]: 'request-cancelled',
  [talentRequestStatus.paused]: 'request-paused',
};

/** Counts a talent request's unfilled roles. */
export const rolesRemaining = (request: { noOfRoles: number; noOfRolesFilled: number }): number =>
  request.noOfRoles - request.noOfRolesFilled;

/**
 * Returns the reasons why no agency can submit a candidate for a talent request now; empty if agencies can. The
 * conditions for a particular agency belong to the candidates room. An Available request always has an open role, since
 * filling the last role fulfils it. Source: domain rules D5, D15.
 */
export const reasonsAgainstSubmissions = (
  request: { statusId: TalentRequestStatusId },
  engagement: { status: EngagementStatus; endedAs: EngagementOutcome | null },
): Reason[] => {
  if (engagement.status !== 'open') return [endedReason(engagement.endedAs)];
  const code = reasonByStatus[request.statusId];
  return code ? [submissionReasons[code]] : [];
};
