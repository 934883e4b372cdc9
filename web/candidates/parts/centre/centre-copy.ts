import { defineCopy } from '#contract/common/copy.ts';

export const centreCopy = defineCopy('candidates.centre', {
  drafts: 'Drafts',
  consents: 'Consents',
  disputes: 'Disputes',
  changed: 'Changed in the last 24 hours',
  unopened: 'Not opened by the client',
  salaryRevisions: 'Salary revisions',
  engagement: 'Engagement',
  talentRequest: 'Talent request',
  recruitmentType: 'Recruitment type',
  roleCategory: 'Role category',
  permanent: 'Permanent',
  contract: 'Contract',
  assignedToMe: 'Assigned to me',
  pageSize: 'Rows per page',
  exportXlsx: 'Export XLSX',
  exportCsv: 'Export CSV',
  neighbours: 'Candidates in this list',
  previousCandidate: 'Previous candidate',
  nextCandidate: 'Next candidate',
  placeInList: '{place} of {all}',
});
