import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { FeedMessage } from '#contract/notifications/shapes.ts';
import { now } from '#web/platform/clock.ts';
import { onLive, isConnected, onConnectionChange } from './live.ts';
import { markRemoteRefetch } from './remote-changes.ts';
import { createThrottle } from './throttle.ts';

/** What of a room's queries a message makes old. */
export interface LiveMap {
  /** All that follows the feed, asked for again when the feed was away. */
  readonly all: readonly QueryKey[];
  /** What this message makes old; nothing where it says nothing about the room. */
  readonly of: (message: FeedMessage) => readonly QueryKey[];
}

/** Whether a message is about one of these: `isAbout(message, 'candidate', 'engagement')`. */
export const isAbout = ({ kind }: FeedMessage, ...subjects: readonly string[]): boolean =>
  subjects.some((subject) => kind.startsWith(`${subject}.`));

/** So soon after an act of one's own, what the feed says is taken to be that act. */
const ownMs = 1500;
const resumeMs = 1000;

/** Asks again for what messages make old, and for all that follows the feed when it has come back. */
export const refetchLive = (queries: QueryClient, maps: readonly LiveMap[]): (() => void) => {
  let actedAt = Number.NEGATIVE_INFINITY;
  let waits = false;
  const unwatch = queries.getMutationCache().subscribe(({ mutation }) => {
    if (mutation?.state.status === 'success') actedAt = now();
  });
  const isOwn = (): boolean => queries.isMutating() > 0 || now() - actedAt < ownMs;
  const askAgain = (key: QueryKey): void => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && !isOwn()) markRemoteRefetch();
    waits ||= !isSeen;
    // What nobody looks at is only marked as old: it is asked for when somebody looks again.
    void queries.invalidateQueries({ queryKey: key, refetchType: isSeen ? 'active' : 'none' });
  };
  const pulse = createThrottle((name) => askAgain(JSON.parse(name) as QueryKey), now);
  const seen = (): void => {
    if (document.visibilityState !== 'visible' || !waits) return;
    // The queries themselves ask again when the page is looked at.
    waits = false;
    markRemoteRefetch();
  };
  const deaf = onLive((message) => {
    for (const map of maps) for (const key of map.of(message)) pulse.ask(JSON.stringify(key));
  });
  let resumption: ReturnType<typeof setTimeout> | undefined;
  const resume = (): void => {
    clearTimeout(resumption);
    if (!isConnected()) return;
    // After a moment: what a page has just begun to load is not begun again.
    resumption = setTimeout(() => {
      for (const map of maps) for (const key of map.all) pulse.ask(JSON.stringify(key));
    }, resumeMs);
  };
  const unhear = onConnectionChange(resume);
  document.addEventListener('visibilitychange', seen);
  return () => {
    unwatch();
    clearTimeout(resumption);
    pulse.stop();
    deaf();
    unhear();
    document.removeEventListener('visibilitychange', seen);
  };
};
