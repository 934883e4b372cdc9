import { queryOptions } from '@tanstack/react-query';
import { readCompletionEndpoint } from '#contract/profile/endpoints/details.ts';
import { callApi } from '#web/platform/client.ts';

/** Loads the profile's completion and the user's permissions on it. */
export const completionQuery = queryOptions({
  queryKey: ['profile', 'completion'],
  queryFn: ({ signal }) => callApi(readCompletionEndpoint, {}, { signal }),
});
