import { defineCopy } from '#contract/common/copy.ts';

export const copy = defineCopy('reports', {
  title: 'Download Report',
  search: 'Search by name or description',
  period: 'Date range',
  showing: 'Showing {count} Reports',
  reports: 'Reports',
  download: 'Download',
  downloadNamed: 'Download: {name}',
  downloaded: '{name} has been downloaded.',
  none: 'No report available',
  noneText: 'Try adjusting your profile or check back later.',
  failed: 'An error occured.',
  listFailed: 'The reports could not be loaded',
  noneFound: 'No reports match',
  noneFoundText: 'Try fewer words.',
  clearSearch: 'Clear the search',
});
