import { defineCopy } from '#contract/common/copy.ts';

export const choicesCopy = defineCopy('candidates.choices', {
  searchRequests: 'Search by role, engagement, client or location',
  loadingRequests: 'Loading talent requests',
  requestsFailed: 'The talent requests could not be loaded',
  noRequests: 'No talent requests are accepting submissions',
  noRequestsText: 'Open talent requests appear here once your agency is approved for them.',
  noRequestsFound: 'No talent request matches these words',
  newestOnly: 'These are the newest {count} of {total}. Search to find the others.',
  alreadySubmitted: 'Already a candidate for this request',
});
