import { applicationStatus } from '#contract/applications/states.ts';
import type { Reason } from '#contract/common/refusal.ts';

interface Facts {
  /** Why the talent request takes nobody's candidates now. */
  requestReasons: readonly Reason[];
  /** The agency's application for the engagement. */
  application: { statusId: number } | undefined;
  hasPermission: boolean;
  /** How many candidates one agency may have in the running at a time; null without a limit. */
  cvCap: number | null;
  ownOpenCandidates: number;
}

const notSuccessful = 'Your application for this engagement was not successful.';
const finalTexts: Readonly<Record<number, string>> = {
  [applicationStatus.declined]: 'The client declined your application for this engagement.',
  [applicationStatus.revoked]: 'The client revoked its approval of your application for this engagement.',
  [applicationStatus.withdrew]: 'Your agency withdrew its application for this engagement.',
};

const applicationReason = (statusId: number | undefined): Reason | undefined => {
  if (statusId === applicationStatus.approved) return undefined;
  if (statusId === undefined) {
    return {
      code: 'no-application',
      text: 'Your agency has not applied to this engagement.',
      unblockBy: 'Apply to the engagement.',
      who: 'Your agency',
    };
  }
  if (statusId === applicationStatus.pending || statusId === applicationStatus.rebid) {
    return {
      code: 'application-pending',
      text: 'Your application has not been approved yet.',
      unblockBy: 'The employer needs to approve the application.',
      who: 'The employer',
    };
  }
  return { code: 'application-not-approved', text: finalTexts[statusId] ?? notSuccessful };
};

/** Why an agency cannot submit a candidate for a talent request now; empty when it can. Source: domain rules D5. */
export const submissionGates = (facts: Facts): Reason[] => {
  const reasons: Reason[] = [];
  if (!facts.hasPermission) {
    reasons.push({
      code: 'permission',
      text: "You don't have permission to submit candidates.",
      unblockBy: 'Ask an administrator of your agency for this permission.',
      who: 'An administrator of your agency',
    });
  }
  const application = applicationReason(facts.application?.statusId);
  if (application) reasons.push(application);
  // While the application is undecided, that the request waits for an approval says the same thing twice.
  reasons.push(...facts.requestReasons.filter((reason) => !application || reason.code !== 'request-not-available'));
  if (facts.cvCap !== null && facts.ownOpenCandidates >= facts.cvCap) {
    reasons.push({
      code: 'cv-cap',
      text: `Your agency has submitted ${String(facts.ownOpenCandidates)} of ${String(facts.cvCap)} candidates for this talent request.`,
      unblockBy: 'Withdraw a candidate, or wait until the employer decides on one.',
      who: 'Your agency',
    });
  }
  return reasons;
};
