import type { ReportId } from './states.ts';

/** What each report is called and what stands in it. Source: specification 2, section 2. */
export const reportDescriptions: Readonly<Record<ReportId, { name: string; description: string }>> = {
  candidateSubmission: {
    name: 'Candidate Submission Report',
    description: 'Every candidate your agency submitted in the period, with status, dates, salary and fee.',
  },
  engagementNotices: {
    name: 'All Engagement Notices',
    description: 'What happened in the engagements your agency takes part in: published, changed, filled, ended.',
  },
  availableOpportunities: {
    name: 'All Available Opportunities That Match Their Profile',
    description: 'Open engagements published in the period, in the classifications and regions of your profile.',
  },
};

export const startRequiredMessage = 'Please provide a start date';
const endInFutureMessage = 'The end date cannot be after today.';
const endBeforeStartMessage = 'The end date cannot be before the start date.';

/** The first day that a report may begin with. */
export const firstReportDay = '2000-01-01';

/** What is wrong with a period, by field; days are texts such as 2026-11-20, `today` is that of the reader. */
export const periodProblem = (
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): { field: 'startDate' | 'endDate'; message: string } | undefined => {
  if (startDate === '') return { field: 'startDate', message: startRequiredMessage };
  if (endDate > today) return { field: 'endDate', message: endInFutureMessage };
  if (endDate < startDate) return { field: 'endDate', message: endBeforeStartMessage };
  return undefined;
};
