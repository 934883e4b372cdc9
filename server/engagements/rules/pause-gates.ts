import type { Reason } from '#contract/common/refusal.ts';
import { engagementReasons } from '#contract/engagements/reasons.ts';
import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';
import { notOpenReasons, type EndFacts } from './end-gates.ts';

type Request = { statusId: TalentRequestStatusId };

const isPaused = ({ statusId }: Request): boolean => statusId === talentRequestStatus.paused;

/** Whether a talent request looks for people now, so that it can be paused. */
export const isOpenRequest = ({ statusId }: Request): boolean =>
  statusId === talentRequestStatus.inMarket || statusId === talentRequestStatus.available;

/** Why a whole engagement cannot be paused; empty when it can: something of it is open. Source: domain rules D15. */
export const pauseEngagementGates = (engagement: EndFacts, requests: readonly Request[]): Reason[] => {
  const reasons = notOpenReasons(engagement);
  if (reasons.length > 0 || requests.some(isOpenRequest)) return reasons;
  return requests.some(isPaused) ? [engagementReasons['already-paused']] : [engagementReasons['nothing-open']];
};

/** Why a whole engagement cannot be resumed; empty when it can: something of it is paused. */
export const resumeEngagementGates = (engagement: EndFacts, requests: readonly Request[]): Reason[] => {
  const reasons = notOpenReasons(engagement);
  if (reasons.length > 0 || requests.some(isPaused)) return reasons;
  return [engagementReasons['nothing-paused']];
};
