/** The reports that an agency can download, in display order. Source: specification 2, section 2. */
export const reportIds = ['candidateSubmission', 'engagementNotices', 'availableOpportunities'] as const;
export type ReportId = (typeof reportIds)[number];

/** How the period of a report is chosen: as a number of days up to today, or by two dates. */
export const reportRanges = ['30', '60', '90', 'custom'] as const;
export type ReportRange = (typeof reportRanges)[number];

/** The formats of an export. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];
