import { QueryClient } from '@tanstack/react-query';
import { getSession, subscribeToSession } from './session.ts';

/** One cache for the whole page. Calls are retried by the API client itself, so that they are counted once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

/* What one person has read is not there for the next; said here, so that signing in does not load the cache. */
subscribeToSession(() => {
  if (!getSession()) queryClient.clear();
});
