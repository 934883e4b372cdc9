import { defineCopy } from '#contract/common/copy.ts';

export const choicesCopy = defineCopy('candidates.choices', {
  searchRequests: 'Filter by role, engagement, client or location',
  loadingRequests: 'Loading talent requests',
  requestsFailed: 'The talent requests could not be loaded',
  noRequests: 'No talent requests accept submissions',
  noRequestsText: 'Open talent requests appear here once your agency is approved for them.',
  noRequestsFound: 'No talent request matches this filter',
  alreadySubmitted: 'Already a candidate here',
});
