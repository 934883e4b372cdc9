import { QueryClient } from '@tanstack/react-query';

/** One cache for the whole page. Calls are retried by the API client itself, so that they are counted once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
