import { decisionCopy } from '../copy.ts';

/** The facts in an email about the decision on an agency. */
export interface DecisionFacts {
  readonly template: 'agency-approved' | 'agency-declined';
  readonly publicUrl: string;
  readonly organizationName: string;
  /** Why the agency was declined; empty if it was approved. */
  readonly reason: string;
}

/** Returns the subject of the email about a decision. */
export const decisionSubject = ({ template, organizationName }: DecisionFacts): string =>
  template === 'agency-approved'
    ? decisionCopy.approvedSubject({ organizationName })
    : decisionCopy.declinedSubject({ organizationName });
