import type { ReportId } from './states.ts';

/** The name and description of each report. Source: specification 2, section 2. */
export const reportDescriptions: Readonly<Record<ReportId, { name: string; description: string }>> = {
  candidateSubmission: {
    name: 'Candidate Submission Report',
    description: 'Every candidate your agency submitted in the period, with status, dates, salary and fee.',
  },
  engagementNotices: {
    name: 'All Engagement Notices',
    description:
      'Notices about the engagements your agency takes part in: when they were published, changed, filled or ended.',
  },
  availableOpportunities: {
    name: 'All Available Opportunities That Match Their Profile',
    description: 'Open engagements published in the period, in the classifications and regions of your profile.',
  },
};

export const startRequiredMessage = 'Please provide a start date';
const endInFutureMessage = 'The end date cannot be after today.';
const endBeforeStartMessage = 'The end date cannot be before the start date.';

/** The earliest day on which a period may start. */
export const firstReportDay = '2000-01-01';

/**
 * Returns the first error in a period, with its field. Days are strings such as 2026-11-20; `today` is the reader's
 * current day.
 */
export const periodError = (
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): { field: 'startDate' | 'endDate'; message: string } | undefined => {
  if (startDate === '') return { field: 'startDate', message: startRequiredMessage };
  if (endDate > today) return { field: 'endDate', message: endInFutureMessage };
  if (endDate < startDate) return { field: 'endDate', message: endBeforeStartMessage };
  return undefined;
};
