import type { Right } from '#contract/common/refusal.ts';
import { engagementReasons } from '#contract/engagements/reasons.ts';
import type { TalentRequestStatusId } from '#contract/engagements/states.ts';
import { toRight } from '#server/platform/policy/right-of.ts';
import type { FoundEngagement } from './queries/find-engagement.ts';
import { closingLockedReasons } from './rules/change-closing.ts';
import { cancelEngagementGates, stopEngagementGates } from './rules/end-gates.ts';
import { addRequestGates, changeGates, changeTermsGates } from './rules/change-gates.ts';
import { pauseEngagementGates, resumeEngagementGates } from './rules/pause-gates.ts';
import { stageGates } from './rules/next-stage.ts';
import {
  cancelGates,
  changeBasisGates,
  changeRequestGates,
  completeGates,
  pauseGates,
  restoreGates,
  resumeGates,
  type EngagementFacts,
  type RequestFacts,
} from './rules/request-gates.ts';

/** Whether the employer may move the closing time of its engagement now. */
export const changeClosingRight = (engagement: FoundEngagement): Right => toRight(closingLockedReasons(engagement));

/** Whether the employer may publish a new engagement like this one: whatever became of it, it has to have been public. */
export const publishAgainRight = (engagement: Pick<FoundEngagement, 'publishedAt'>): Right =>
  toRight(engagement.publishedAt === null ? [engagementReasons['engagement-not-published']] : []);

/** Whether the employer may move its engagement to the next stage now. */
export const moveStageRight = (
  engagement: Pick<FoundEngagement, 'kind' | 'status' | 'endedAs' | 'stage' | 'publishedAt'>,
): Right => toRight(stageGates(engagement));

/** How the employer may end its engagement now, by how it would have ended. */
export const endRights = (
  engagement: Pick<FoundEngagement, 'status' | 'endedAs' | 'stage' | 'publishedAt'>,
): Record<'cancelled' | 'discontinued' | 'completed', Right> => {
  const stop = toRight(stopEngagementGates(engagement));
  return { cancelled: toRight(cancelEngagementGates(engagement)), discontinued: stop, completed: stop };
};

/** Whether the employer may change what a published engagement says of itself, and its terms, and add a request. */
export const changeRights = (
  engagement: Pick<FoundEngagement, 'kind' | 'status' | 'endedAs' | 'stage' | 'publishedAt' | 'pausedAt'>,
): Record<'change' | 'changeTerms' | 'addRequest', Right> => ({
  change: toRight(changeGates(engagement)),
  changeTerms: toRight(changeTermsGates(engagement)),
  addRequest: toRight(addRequestGates(engagement)),
});

/** Whether the employer may pause a whole engagement of its own now, and resume it. */
export const pauseRights = (
  engagement: Pick<FoundEngagement, 'status' | 'endedAs' | 'stage' | 'publishedAt'>,
  requests: readonly { statusId: TalentRequestStatusId }[],
): { pause: Right; resume: Right } => ({
  pause: toRight(pauseEngagementGates(engagement, requests)),
  resume: toRight(resumeEngagementGates(engagement, requests)),
});

/** What the employer may do with a talent request of its own now. */
export const requestRights = (
  {
    request,
    engagement,
  }: { request: RequestFacts; engagement: EngagementFacts & Pick<FoundEngagement, 'kind' | 'stage'> },
  now: Date,
) => {
  const complete = toRight(completeGates(request, engagement));
  return {
    change: toRight(changeRequestGates(request, engagement)),
    changeBasis: toRight(changeBasisGates(request, engagement)),
    pause: toRight(pauseGates(request, engagement)),
    resume: toRight(resumeGates(request, engagement)),
    cancel: toRight(cancelGates(request, engagement)),
    restore: toRight(restoreGates(request, engagement, now)),
    complete,
    fillInternally: complete,
  };
};
