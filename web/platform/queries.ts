import { onlineManager, QueryClient } from '@tanstack/react-query';
import { Problem } from './api/problem.ts';
import { getSession, subscribeToSession } from './session.ts';

/** The page's only query cache. The API client does the retries, so they are not repeated here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

/*
 * The online state always needs a listener: the offline page is rendered outside the cache's provider, and without a
 * listener the return of the network would be missed and every call would stay paused.
 */
onlineManager.subscribe(() => undefined);

/*
 * Clears the cache when the user changes, so that one user's data is never shown to another. It is done here so that
 * signing in does not load the cache.
 */
subscribeToSession(() => {
  if (!getSession()) queryClient.clear();
});

type Asked = { readonly isError: boolean; readonly error: unknown; readonly data: unknown };

/**
 * Whether a page has nothing to show. If a refetch gets no response, earlier data and open dialogs stay; if the server
 * refuses, they are removed.
 */
export const hasFailedToLoad = ({ isError, error, data }: Asked): boolean =>
  isError && (data === undefined || (error instanceof Problem && error.status >= 400 && error.status < 500));
