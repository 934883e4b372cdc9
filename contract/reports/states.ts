/** The reports that an agency can download, in display order. Source: specification 2, section 2. */
export const reportIds = ['candidateSubmission', 'engagementNotices', 'availableOpportunities'] as const;
export type ReportId = (typeof reportIds)[number];

/** The ways to choose a period: a number of days up to today, or two dates. */
export const reportRanges = ['30', '60', '90', 'custom'] as const;
export type ReportRange = (typeof reportRanges)[number];

/** The formats of an export. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];
