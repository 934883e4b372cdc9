import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { upcomingStepCopy } from '#contract/board/copy.ts';
import type { EngagementKind, EngagementStatus, Stage } from '#contract/engagements/states.ts';

interface Facts {
  kind: EngagementKind;
  status: EngagementStatus;
  stage: Stage;
  closingAt: string;
  applicationStatusId: ApplicationStatusId | null;
  /** The earliest end among the lots that take bids; null if none does. */
  lotEndsAt: string | null;
}

export interface UpcomingStep {
  text: string;
  at: string | null;
}

/** Applications are accepted until the closing time, unless an auction is awarded earlier. Source: domain rules D5. */
const closing = ({ kind, stage, closingAt }: Facts, now: string): UpcomingStep | null => {
  const isClosed = Date.parse(closingAt) <= Date.parse(now) || (kind === 'competitive' && stage === 'fulfillment');
  return isClosed ? null : { text: upcomingStepCopy.application, at: closingAt };
};

/** Returns an engagement's next step for an agency, with its time if known. Null if there is no next step. */
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
    case applicationStatus.rebid:
    case applicationStatus.approved:
      if (facts.lotEndsAt !== null) return { text: upcomingStepCopy.lotEnd, at: facts.lotEndsAt };
      if (facts.applicationStatusId === applicationStatus.rebid)
        return facts.kind === 'competitive' ? null : closing(facts, now);
      return {
        text: upcomingStepCopy[
          facts.stage === 'application' && facts.kind === 'successfee' ? 'fulfillment' : facts.stage
        ],
        at: null,
      };
    default:
      return closing(facts, now);
  }
};
