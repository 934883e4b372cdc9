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
 * Why a talent request accepts no candidates from any agency now; empty if it does. The candidates room checks the
 * conditions of the submitting agency. An Available request always has an open role, since it is Fulfilled with its
 * last one. Source: domain rules D5, D15.
 */
export const requestOpenForSubmissions = (
  request: { statusId: TalentRequestStatusId },
  engagement: { status: EngagementStatus; endedAs: EngagementOutcome | null },
): Reason[] => {
  if (engagement.status !== 'open') return [endedReason(engagement.endedAs)];
  const code = reasonByStatus[request.statusId];
  return code ? [submissionReasons[code]] : [];
};
