import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { FeedMessage } from '#contract/notifications/shapes.ts';
import { now } from '#web/platform/clock.ts';
import { isOwnWrite } from '#web/platform/own-writes.ts';
import { onCaughtUp, onLive, isConnected, onConnectionChange } from './live.ts';
import { markRemoteRefetch } from './remote-changes.ts';
import { createThrottle } from './throttle.ts';

/** The subjects of events, which are the first part of their kinds. */
export type Subject =
  | 'application'
  | 'assignment'
  | 'audit'
  | 'bid'
  | 'candidate'
  | 'claim'
  | 'dispute'
  | 'clarification'
  | 'consent'
  | 'discussion'
  | 'draft-candidate'
  | 'engagement'
  | 'lot'
  | 'my-week'
  | 'notification'
  | 'objection'
  | 'person'
  | 'prequalification'
  | 'profile'
  | 'response-time'
  | 'submission-draft'
  | 'talent-request'
  | 'team'
  | 'testimonial';

/** A room's map from live messages to the queries that they make stale. */
export interface LiveInvalidation {
  /** All queries that follow the feed; they are refetched after each connection. */
  readonly all: readonly QueryKey[];
  /** Returns the queries that a message makes stale; empty if it does not concern the room. */
  readonly of: (message: FeedMessage) => readonly QueryKey[];
}

/** Whether a message is about one of the subjects: `isAbout(message, 'candidate', 'engagement')`. */
export const isAbout = ({ kind }: FeedMessage, ...subjects: readonly Subject[]): boolean =>
  subjects.some((subject) => kind === subject || kind.startsWith(`${subject}.`));

/** The maps of all rooms; undefined until the live feed is loaded, after the first page is shown. */
let liveInvalidations: readonly LiveInvalidation[] | undefined;

/**
 * Refetches the queries on screen that concern these subjects, each once, and marks the others stale. Called after a
 * write by this page, it uses the same maps as other pages do for the write's echo. If the live feed isn't loaded yet,
 * it refetches everything on screen, since the page ignores its own echo.
 */
export const refetchSubjects = (queries: QueryClient, subjects: readonly Subject[]): Promise<void> => {
  if (liveInvalidations === undefined) return queries.invalidateQueries();
  const keys = liveInvalidations.flatMap((map) => subjects.flatMap((kind) => map.of({ kind })));
  return queries.invalidateQueries({ predicate: ({ queryKey }) => keys.some((key) => partialMatchKey(queryKey, key)) });
};

const resumeMs = 1000;

/**
 * Refetches the queries that messages make stale; after a connection with missing messages, refetches all queries in
 * the maps.
 */
export const startLiveRefetch = (queries: QueryClient, maps: readonly LiveInvalidation[]): (() => void) => {
  liveInvalidations = maps;
  let isStale = false;
  const refetch = (key: QueryKey): void => {
    const isVisible = document.visibilityState === 'visible';
    if (isVisible) markRemoteRefetch();
    isStale ||= !isVisible;
    // In a hidden tab queries are only marked stale: they are refetched when the tab is visible again.
    void queries.invalidateQueries({ queryKey: key, refetchType: isVisible ? 'active' : 'none' });
  };
  const throttle = createThrottle((name) => refetch(JSON.parse(name) as QueryKey), now);
  const onVisible = (): void => {
    if (document.visibilityState !== 'visible' || !isStale) return;
    // The queries refetch themselves when the tab becomes visible.
    isStale = false;
    markRemoteRefetch();
  };
  const stopListening = onLive((message) => {
    // After its own write, this page has already refetched these queries.
    if (isOwnWrite(message.writeId)) return;
    for (const map of maps) for (const key of map.of(message)) throttle.ask(JSON.stringify(key));
  });
  let resumption: ReturnType<typeof setTimeout> | undefined;
  const resume = (): void => {
    clearTimeout(resumption);
    if (!isConnected()) return;
    // Delayed, because a feed without missing messages reports that in the meantime.
    resumption = setTimeout(() => {
      for (const map of maps) for (const key of map.all) throttle.ask(JSON.stringify(key));
    }, resumeMs);
  };
  const stopWatching = onConnectionChange(resume);
  const stopCatchingUp = onCaughtUp(() => clearTimeout(resumption));
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    liveInvalidations = undefined;
    clearTimeout(resumption);
    stopCatchingUp();
    throttle.stop();
    stopListening();
    stopWatching();
    document.removeEventListener('visibilitychange', onVisible);
  };
};
