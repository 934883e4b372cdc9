import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { nextActionCopy } from '#contract/board/copy.ts';
import type { NextAction } from '#contract/board/shapes.ts';
import type { EngagementStatus } from '#contract/engagements/states.ts';

export interface NextActionFacts {
  status: EngagementStatus;
  applicationStatusId: ApplicationStatusId | null;
  /** Whether the user may submit candidates. */
  maySubmit: boolean;
  /** Whether a talent request has open roles but no candidate from the agency. */
  hasUnfilledRequest: boolean;
  /** The number of paused talent requests. */
  requestsPaused: number;
  /** The number of talent requests that are neither paused nor ended. */
  requestsRunning: number;
}

/** Whether the client has paused all open requests in an engagement. */
export const areAllRequestsPaused = (
  facts: Pick<NextActionFacts, 'status' | 'requestsPaused' | 'requestsRunning'>,
): boolean => facts.status === 'open' && facts.requestsPaused > 0 && facts.requestsRunning === 0;

/** Returns the user's next action on an engagement; null if there is none. */
export const nextAction = (facts: NextActionFacts): NextAction | null => {
  if (facts.status !== 'open' || facts.applicationStatusId !== applicationStatus.approved) return null;
  if (facts.maySubmit && facts.hasUnfilledRequest) {
    return { code: 'submit-candidate', text: nextActionCopy.submitCandidate, isIdle: false };
  }
  return areAllRequestsPaused(facts) ? { code: 'paused', text: nextActionCopy.paused, isIdle: true } : null;
};
