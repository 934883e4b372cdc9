import { defineCopy } from '#contract/common/copy.ts';

export const hiresCopy = defineCopy('candidates.hires', {
  count: '{count, plural, one {# hire} other {# hires}}',
  search: 'Search hires',
  salaryWord: 'salary',
  feeWord: 'fee',
  filters: 'Filters',
  failed: 'The hired candidates could not be loaded',
  none: 'No hired candidates yet',
  noneText: 'Candidates appear here when an employer hires them.',
  noneFound: 'No matching hires',
  noneFoundText: 'No hired candidate matches these words.',
  showAll: 'Show all',
  hired: 'Hired',
  numberAndJob: '{number}, {jobTitle}',
  correct: 'Correct salary',
  correctNamed: 'Correct salary for {name}',
  correctOf: 'Correct {name}’s salary',
  correctText:
    'The new salary and fee apply immediately. {agency} and {client} are notified. The recorded payment doesn’t change.',
  corrected: '{name}’s salary has been corrected.',
  history: 'Salary history',
  submitted: 'Submitted',
  replaced: '{side} changed {before} to {after}',
  feeOfRevision: 'Agency fee {before} to {after}',
});
