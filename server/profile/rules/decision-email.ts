import { agencyDecisionCopy } from '../copy.ts';

/** The data shown in an email about the decision on an agency. */
export interface AgencyDecisionFacts {
  readonly template: 'agency-approved' | 'agency-declined';
  readonly publicUrl: string;
  readonly organizationName: string;
  /** The reason why the agency was declined; empty if it was approved. */
  readonly reason: string;
}

/** Returns the subject of the email about a decision. */
export const agencyDecisionSubject = ({ template, organizationName }: AgencyDecisionFacts): string =>
  template === 'agency-approved'
    ? agencyDecisionCopy.approvedSubject({ organizationName })
    : agencyDecisionCopy.declinedSubject({ organizationName });
