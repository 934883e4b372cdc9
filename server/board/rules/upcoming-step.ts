import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { upcomingStepCopy } from '#contract/board/copy.ts';
import type { EngagementKind, EngagementStatus, Stage } from '#contract/engagements/states.ts';

interface Facts {
  kind: EngagementKind;
  status: EngagementStatus;
  stage: Stage;
  closingAt: string;
  applicationStatusId: ApplicationStatusId | null;
}

export interface UpcomingStep {
  text: string;
  at: string | null;
}

/** The next step of an engagement for an agency, with its time if known; null if there is none. */
export const upcomingStep = (facts: Facts, now: string): UpcomingStep | null => {
  if (facts.status !== 'open' || facts.stage === 'ended') return null;
  switch (facts.applicationStatusId) {
    case applicationStatus.declined:
    case applicationStatus.revoked:
    case applicationStatus.withdrew:
    case applicationStatus.notSelected:
      return null;
    case applicationStatus.pending:
      return { text: upcomingStepCopy.review, at: null };
    case applicationStatus.approved:
      return {
        text: upcomingStepCopy[
          facts.stage === 'application' && facts.kind === 'successfee' ? 'fulfillment' : facts.stage
        ],
        at: null,
      };
    default:
      if (Date.parse(facts.closingAt) <= Date.parse(now)) return null;
      return facts.kind === 'competitive' && facts.stage === 'fulfillment'
        ? null
        : { text: upcomingStepCopy.application, at: facts.closingAt };
  }
};
