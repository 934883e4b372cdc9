import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { nextActionCopy } from '#contract/board/copy.ts';
import type { NextAction } from '#contract/board/shapes.ts';
import type { EngagementStatus } from '#contract/engagements/states.ts';

export interface NextActionFacts {
  status: EngagementStatus;
  applicationStatusId: ApplicationStatusId | null;
  /** Whether the person who looks may submit candidates. */
  maySubmit: boolean;
  /** Whether a talent request has open roles and no candidate of the agency. */
  hasUnfilledRequest: boolean;
  /** Talent requests that are paused. */
  requestsPaused: number;
  /** Talent requests that go on: neither paused nor at an end. */
  requestsRunning: number;
}

/** Whether the client has paused everything that an engagement still looks for. */
export const isFullyPaused = (facts: Pick<NextActionFacts, 'status' | 'requestsPaused' | 'requestsRunning'>): boolean =>
  facts.status === 'open' && facts.requestsPaused > 0 && facts.requestsRunning === 0;

/** What an engagement asks of the person who looks at the board; null when nothing. */
export const nextAction = (facts: NextActionFacts): NextAction | null => {
  if (facts.status !== 'open' || facts.applicationStatusId !== applicationStatus.approved) return null;
  if (facts.maySubmit && facts.hasUnfilledRequest) {
    return { code: 'submit-candidate', text: nextActionCopy.submitCandidate, isIdle: false };
  }
  return isFullyPaused(facts) ? { code: 'paused', text: nextActionCopy.paused, isIdle: true } : null;
};
