import { defineCopy } from '#contract/common/copy.ts';
import type { ReportRange } from '#contract/reports/states.ts';

export const candidateExportCopy = defineCopy('reports.export', {
  candidates: 'Candidates',
  candidatesFile: 'Candidates {day}.{format}',
});

export const modelCallExportCopy = defineCopy('reports.model-calls', {
  sheet: 'Model calls',
  file: 'Model calls {day}.{format}',
  time: 'Time',
  agency: 'Agency',
  user: 'User',
  model: 'Model',
  version: 'Version',
  inputHash: 'Input (SHA-256)',
  inputTokens: 'Input tokens',
  outputTokens: 'Output tokens',
  problem: 'Error',
});

/** The columns of the reports and of exported candidates. */
export const reportColumnCopy = defineCopy('reports.column', {
  number: 'Number',
  firstName: 'First name',
  lastName: 'Last name',
  status: 'Status',
  client: 'Client',
  engagement: 'Engagement',
  title: 'Title',
  kind: 'Kind',
  talentRequest: 'Talent request',
  jobTitle: 'Job title',
  location: 'Location',
  emailAddress: 'Email address',
  contactNumber: 'Contact number',
  baseSalary: 'Base salary',
  agencyFee: 'Agency fee',
  currency: 'Currency',
  feeState: 'Fee state',
  submitted: 'Submitted',
  shortlisted: 'Shortlisted',
  screening: 'Screening',
  interviewing: 'Interviewing',
  offerExtended: 'Offer Extended',
  hired: 'Hired',
  rejected: 'Rejected',
  notSelected: 'Not Selected',
  withdrew: 'Withdrew',
  submittedBy: 'Submitted by',
  notice: 'Notice',
  from: 'From',
  to: 'To',
  date: 'Date',
  region: 'Region',
  engagementType: 'Engagement type',
  classification: 'Classification',
  subClassification: 'Sub-classification',
  roleCategory: 'Role category',
  recruitmentType: 'Recruitment type',
  roles: 'Roles',
  baseSalaryFrom: 'Base salary from',
  baseSalaryTo: 'Base salary to',
  fee: 'Fee',
  feePercent: 'Fee percent',
  feeAmount: 'Fee amount',
  prequalification: 'Prequalification',
  application: 'Application',
  published: 'Published',
  closing: 'Closing',
});

/** The text of report cells, apart from values that other catalogues already contain. */
export const reportCellCopy = defineCopy('reports.cell', {
  feeOnHold: 'On hold',
  feeAssigned: 'Assigned to another agency',
  notRequired: 'Not required',
  notRequested: 'Not requested',
});

/** The names of a report's sheets and file, and the labels on the sheet about the report. */
export const reportSheetCopy = defineCopy('reports.sheet', {
  report: 'Report',
  file: '{name} {from} to {to}.xlsx',
  about: 'About',
  aboutReport: 'About this report',
  agency: 'Agency',
  from: 'From',
  to: 'To',
  period: 'Period',
  timeZone: 'Time zone',
  created: 'Created',
  createdBy: 'Created by',
});

export const reportRangeCopy = defineCopy('reports.range', {
  30: 'Last 30 days',
  60: 'Last 60 days',
  90: 'Last 90 days',
  custom: 'Custom dates',
} as const satisfies Record<ReportRange, string>);
