import { onlineManager, QueryClient } from '@tanstack/react-query';
import { Problem } from './api/problem.ts';
import { getSession, subscribeToSession } from './session.ts';

/** One cache for the whole page. The API client does the retries, so that they are not multiplied here. */
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

/* Data of one user must not be shown to the next; it is cleared here, so that signing in does not load the cache. */
subscribeToSession(() => {
  if (!getSession()) queryClient.clear();
});

type Asked = { readonly isError: boolean; readonly error: unknown; readonly data: unknown };

/**
 * Whether a page has nothing to show. Earlier data stays if a refetch got no response, along with open dialogs; it is
 * removed if the server refuses.
 */
export const hasFailedToLoad = ({ isError, error, data }: Asked): boolean =>
  isError && (data === undefined || (error instanceof Problem && error.status >= 400 && error.status < 500));
