import { defineCopy } from '#contract/common/copy.ts';
import type { ReportId } from './states.ts';

/** The name and description of each report. Source: specification 2, section 2. */
export const reportCopy: Readonly<Record<ReportId, { readonly name: string; readonly description: string }>> = {
  candidateSubmission: defineCopy('reports.candidateSubmission', {
    name: 'Candidate Submission Report',
    description: 'Every candidate your agency submitted in the period, with status, dates, salary and fee.',
  }),
  engagementNotices: defineCopy('reports.engagementNotices', {
    name: 'All Engagement Notices',
    description: 'Notices that engagements your agency takes part in were published, changed, filled or ended.',
  }),
  availableOpportunities: defineCopy('reports.availableOpportunities', {
    name: 'All Available Opportunities That Match Their Profile',
    description: 'Open engagements published in the period, in the classifications and regions of your profile.',
  }),
};
