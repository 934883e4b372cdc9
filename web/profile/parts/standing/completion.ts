import { queryOptions } from '@tanstack/react-query';
import { readCompletionEndpoint } from '#contract/profile/endpoints/details.ts';
import { call } from '#web/platform/client.ts';

/** How complete the profile is, and what the agency may do with it. */
export const completionQuery = queryOptions({
  queryKey: ['profile', 'completion'],
  queryFn: ({ signal }) => call(readCompletionEndpoint, {}, { signal }),
});
