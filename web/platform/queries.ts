import { onlineManager, QueryClient } from '@tanstack/react-query';
import { Problem } from './api/problem.ts';
import { getSession, subscribeToSession } from './session.ts';

/** The page's only query cache. It makes no retries, because the API client already does. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

/*
 * The online state always needs a listener. The offline page is rendered outside the cache's provider; without this
 * listener the return of the network would be missed, and every call would stay paused.
 */
onlineManager.subscribe(() => undefined);

/*
 * Clears the cache when a session ends, so that the next user is never shown another user's data. This is done here so
 * that signing in doesn't load the cache.
 */
subscribeToSession(() => {
  if (!getSession()) queryClient.clear();
});

type Asked = { readonly isError: boolean; readonly error: unknown; readonly data: unknown };

/**
 * Whether a page has no data to show. If a refetch gets no response, earlier data and open dialogs stay; if the server
 * refuses, they are removed.
 */
export const hasFailedToLoad = ({ isError, error, data }: Asked): boolean =>
  isError && (data === undefined || (error instanceof Problem && error.status >= 400 && error.status < 500));
