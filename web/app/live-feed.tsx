import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followFeed } from '#web/platform/live/follow-feed.ts';
import { useConnected, useLiveMessages } from '#web/platform/live/live.ts';
import { startLiveRefetch } from '#web/platform/live/live-invalidation.ts';
import { renewToken } from '#web/platform/api/page-session.ts';
import { makesSessionStale } from '#web/profile/public.tsx';
import { useSession } from '#web/platform/session.ts';
import { mayChangePermissions } from '#web/team/public.tsx';
import { liveInvalidations } from './live-invalidations.ts';

/**
 * Receives other users' changes while a user is signed in. It is loaded after the page is rendered, since nothing waits
 * for it.
 */
export const LiveFeed = () => {
  const queries = useQueryClient();
  const { id } = useSession().user;
  useEffect(() => {
    const rest = startLiveRefetch(queries, liveInvalidations);
    const stop = followFeed(id);
    return () => {
      stop();
      rest();
    };
  }, [queries, id]);
  useLiveMessages((message) => {
    // If this request fails, the next token renewal brings the same data.
    if (makesSessionStale(message) || mayChangePermissions(message)) renewToken().catch(() => undefined);
  });
  // Shows tests and other observers outside the page whether the feed is open. Nothing in the product depends on it.
  return <span hidden data-live={useConnected()} />;
};
