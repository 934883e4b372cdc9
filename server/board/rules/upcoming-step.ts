import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
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

const inFulfillment: UpcomingStep = { text: 'The employer reviews candidates until all roles are filled.', at: null };

const byStage: Record<Exclude<Stage, 'ended'>, UpcomingStep> = {
  application: { text: 'Applications close.', at: null },
  clarification: { text: 'Bidding opens after clarification.', at: null },
  bidding: { text: 'The employer awards the engagement after bidding.', at: null },
  fulfillment: inFulfillment,
};

/** What comes next in an engagement for an agency, and when, as far as that is known; null once nothing does. */
export const upcomingStep = (facts: Facts, now: string): UpcomingStep | null => {
  if (facts.status !== 'open' || facts.stage === 'ended') return null;
  switch (facts.applicationStatusId) {
    case applicationStatus.declined:
    case applicationStatus.revoked:
    case applicationStatus.withdrew:
    case applicationStatus.notSelected:
      return null;
    case applicationStatus.pending:
      return { text: 'The employer reviews your application.', at: null };
    case applicationStatus.approved:
      return byStage[facts.stage === 'application' && facts.kind === 'successfee' ? 'fulfillment' : facts.stage];
    default:
      if (Date.parse(facts.closingAt) <= Date.parse(now)) return null;
      return facts.kind === 'competitive' && facts.stage === 'fulfillment'
        ? null
        : { text: byStage.application.text, at: facts.closingAt };
  }
};
