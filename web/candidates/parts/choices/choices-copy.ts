import { defineCopy } from '#contract/common/copy.ts';

export const choicesCopy = defineCopy('candidates.choices', {
  searchRequests: 'Filter by role, engagement, client or location',
  loadingRequests: 'Loading talent requests',
  requestsFailed: 'The talent requests could not be loaded',
  noRequests: 'No talent requests accept submissions',
  noRequestsText: 'Requests appear here when your agency is approved for them and they are open.',
  noRequestsFound: 'No talent request matches this filter',
  alreadySubmitted: 'Already a candidate here',
});
