import { applicationStatus } from '#contract/applications/states.ts';
import { candidateReasons } from '#contract/candidates/reasons.ts';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Reason } from '#contract/common/refusal.ts';

interface Facts {
  /** Why the talent request takes nobody's candidates now. */
  requestReasons: readonly Reason[];
  /** The agency's application for the engagement. */
  application: { statusId: CandidateStatusId } | undefined;
  hasPermission: boolean;
  /** How many candidates one agency may have in the running at a time; null without a limit. */
  cvCap: number | null;
  ownOpenCandidates: number;
}

const reasonByStatus: Readonly<
  Record<number, 'application-pending' | `application-${'declined' | 'revoked' | 'withdrawn'}`>
> = {
  [applicationStatus.pending]: 'application-pending',
  [applicationStatus.rebid]: 'application-pending',
  [applicationStatus.declined]: 'application-declined',
  [applicationStatus.revoked]: 'application-revoked',
  [applicationStatus.withdrew]: 'application-withdrawn',
};

const applicationReason = (statusId: CandidateStatusId | undefined): Reason | undefined => {
  if (statusId === applicationStatus.approved) return undefined;
  if (statusId === undefined) return candidateReasons['no-application'];
  return candidateReasons[reasonByStatus[statusId] ?? 'application-not-approved'];
};

/** Why an agency cannot submit a candidate for a talent request now; empty when it can. Source: domain rules D5. */
export const submissionGates = (facts: Facts): Reason[] => {
  const reasons: Reason[] = [];
  if (!facts.hasPermission) reasons.push(noPermission(candidateReasons['submit-permission']));
  const application = applicationReason(facts.application?.statusId);
  if (application) reasons.push(application);
  // While the application is undecided, that the request waits for an approval says the same thing twice.
  reasons.push(...facts.requestReasons.filter((reason) => !application || reason.code !== 'request-not-available'));
  if (facts.cvCap !== null && facts.ownOpenCandidates >= facts.cvCap) {
    reasons.push(candidateReasons['cv-cap']({ submitted: facts.ownOpenCandidates, most: facts.cvCap }));
  }
  return reasons;
};
