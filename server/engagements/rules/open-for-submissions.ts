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

/** How many roles of a talent request are still to fill. */
export const rolesRemaining = (request: { noOfRoles: number; noOfRolesFilled: number }): number =>
  request.noOfRoles - request.noOfRolesFilled;

/**
 * Why no candidate can be put forward in a talent request now, whoever asks; empty when one can. What the asking
 * agency itself needs is the candidates room's business. While it is Available a role remains, since a request is
 * Fulfilled with its last role. Source: domain rules D5, D15.
 */
export const requestOpenForSubmissions = (
  request: { statusId: TalentRequestStatusId },
  engagement: { status: EngagementStatus; endedAs: EngagementOutcome | null },
): Reason[] => {
  if (engagement.status !== 'open') return [endedReason(engagement.endedAs)];
  const code = reasonByStatus[request.statusId];
  return code ? [submissionReasons[code]] : [];
};
