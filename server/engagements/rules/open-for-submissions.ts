import type { Reason } from '#contract/common/refusal.ts';
import { endedMessage } from '#contract/engagements/rules.ts';
import { talentRequestStatus, type EngagementOutcome, type EngagementStatus } from '#contract/engagements/states.ts';

const byStatus: Record<number, Reason> = {
  [talentRequestStatus.pending]: {
    code: 'request-not-open',
    text: "This talent request isn't open yet.",
    unblockBy: 'The employer needs to open it.',
    who: 'The employer',
  },
  [talentRequestStatus.inMarket]: {
    code: 'request-not-available',
    text: 'Candidates can be submitted once the employer has approved an application.',
    unblockBy: 'The employer needs to approve an application.',
    who: 'The employer',
  },
  [talentRequestStatus.fulfilled]: { code: 'request-fulfilled', text: 'This talent request is fulfilled.' },
  [talentRequestStatus.cancelled]: { code: 'request-cancelled', text: 'This talent request has been cancelled.' },
  [talentRequestStatus.paused]: {
    code: 'request-paused',
    text: 'This talent request is paused.',
    unblockBy: 'The employer needs to resume it.',
    who: 'The employer',
  },
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
  request: { statusId: number },
  engagement: { status: EngagementStatus; endedAs: EngagementOutcome | null },
): Reason[] => {
  if (engagement.status !== 'open') {
    return [{ code: 'engagement-ended', text: endedMessage(engagement.endedAs ?? 'completed') }];
  }
  const status = byStatus[request.statusId];
  return status ? [status] : [];
};
