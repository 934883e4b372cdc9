import { onlineManager, QueryClient } from '@tanstack/react-query';
import { Problem } from './api/problem.ts';
import { getSession, subscribeToSession } from './session.ts';

/** One cache for the whole page. Calls are retried by the API client itself, so that they are counted once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

/*
 * Whether there is a network is listened to for good: the page that says there is none stands outside of the cache's
 * provider, and without a listener the word that it is back would be missed, and every call be kept waiting.
 */
onlineManager.subscribe(() => undefined);

/* What one person has read is not there for the next; said here, so that signing in does not load the cache. */
subscribeToSession(() => {
  if (!getSession()) queryClient.clear();
});

type Asked = { readonly isError: boolean; readonly error: unknown; readonly data: unknown };

/**
 * Whether a page has nothing to show. What it has shown stays where asking again reached nobody, with all that is open
 * over it; where the server says no, it goes.
 */
export const hasFailedToLoad = ({ isError, error, data }: Asked): boolean =>
  isError && (data === undefined || (error instanceof Problem && error.status >= 400 && error.status < 500));
