import { defineCopy } from '#contract/common/copy.ts';

export const copy = defineCopy('audit-log', {
  title: 'Audit log',
  entryCount: '{count, plural, one {# entry} other {# entries}}',
  filters: 'Filter the audit log',
  category: 'Category',
  user: 'User',
  period: 'Period',
  lastDays: 'Last {days} days',
  dates: 'Custom dates',
  from: 'From',
  to: 'To',
  lastYear: 'Last 12 months',
  time: 'Time',
  action: 'Action',
  exportCsv: 'Export CSV',
  exportXlsx: 'Export XLSX',
  none: 'No entries yet',
  noneText:
    'Sign-ins, changes to users, roles, settings and documents, candidates’ consents, exports and erasures appear here.',
  noneFound: 'No entries match these filters',
  clear: 'Clear filters',
  failed: 'The audit log could not be loaded',
});
