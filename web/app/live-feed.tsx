import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followFeed } from '#web/platform/live/follow-feed.ts';
import { useConnected, useLive } from '#web/platform/live/live.ts';
import { refetchLive } from '#web/platform/live/live-map.ts';
import { renewToken } from '#web/platform/api/page-session.ts';
import { changesSession } from '#web/profile/public.tsx';
import { useSession } from '#web/platform/session.ts';
import { changesRights } from '#web/team/public.tsx';
import { liveMaps } from './live-maps.ts';

/** Follows what others do, as long as somebody is signed in. Loaded when the page stands: nothing waits for it. */
export const LiveFeed = () => {
  const queries = useQueryClient();
  const { id } = useSession().user;
  useEffect(() => {
    const rest = refetchLive(queries, liveMaps);
    const stop = followFeed(id);
    return () => {
      stop();
      rest();
    };
  }, [queries, id]);
  useLive((message) => {
    // Where this reaches nobody, the next renewal of the token tells the same.
    if (changesSession(message) || changesRights(message)) renewToken().catch(() => undefined);
  });
  // Said to whoever looks into the page from outside, such as a test; nothing depends on it.
  return <span hidden data-live={useConnected()} />;
};
