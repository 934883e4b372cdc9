import { decisionCopy } from '../copy.ts';

/** What a mail about the decision on an agency is written from. */
export interface DecisionFacts {
  readonly template: 'agency-approved' | 'agency-declined';
  readonly publicUrl: string;
  readonly organizationName: string;
  /** Why it was declined; empty where it was approved. */
  readonly reason: string;
}

/** What the mail about a decision is called. */
export const decisionSubject = ({ template, organizationName }: DecisionFacts): string =>
  template === 'agency-approved'
    ? decisionCopy.approvedSubject({ organizationName })
    : decisionCopy.declinedSubject({ organizationName });
