/** The reports that an agency can download, in the order in which they are offered. Source: specification 2, section 2. */
export const reportIds = ['candidateSubmission', 'engagementNotices', 'availableOpportunities'] as const;
export type ReportId = (typeof reportIds)[number];

/** How a period was chosen: so many days back from today, or two days of one's own. */
export const reportRanges = ['30', '60', '90', 'custom'] as const;
export type ReportRange = (typeof reportRanges)[number];
