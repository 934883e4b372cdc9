import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { FeedMessage } from '#contract/notifications/shapes.ts';
import type { LiveSubject } from '#contract/notifications/states.ts';
import { now } from '#web/platform/clock.ts';
import { isOwnWrite } from '#web/platform/own-writes.ts';
import { onCaughtUp, onLive, isConnected, onConnectionChange } from './live.ts';
import { markRemoteRefetch } from './remote-changes.ts';
import { createThrottle } from './throttle.ts';

/** A room's map from live messages to the queries that they make stale. */
export interface LiveInvalidation {
  /**
   * All queries that the feed keeps up to date. They are refetched after each connection, unless the feed reports that
   * no messages are missing.
   */
  readonly all: readonly QueryKey[];
  /** Returns the queries that a message makes stale. Empty if the message doesn't concern the room. */
  readonly of: (message: FeedMessage) => readonly QueryKey[];
}

/** Whether a message is about one of the subjects: `isMessageAbout(message, 'candidate', 'engagement')`. */
export const isMessageAbout = ({ kind }: FeedMessage, ...subjects: readonly LiveSubject[]): boolean =>
  subjects.some((subject) => kind === subject || kind.startsWith(`${subject}.`));

/** All rooms' maps, or undefined until the live feed is loaded, after the first page is shown. */
let liveInvalidations: readonly LiveInvalidation[] | undefined;

type LoadMaps = () => Promise<readonly LiveInvalidation[]>;
let loadMaps: LoadMaps | undefined;

/**
 * Sets the function that loads the invalidations of all rooms. It is called if a write comes before the live feed is
 * loaded.
 */
export const setLiveInvalidationLoader = (load: LoadMaps | undefined): void => {
  loadMaps = load;
};

/**
 * Refetches the queries on screen that concern these subjects, each once, and marks those that aren't on screen stale.
 * Called after this page's own writes: the page ignores the live messages about them, so the queries are looked up in
 * the rooms' maps here.
 */
export const refetchSubjects = async (queries: QueryClient, subjects: readonly LiveSubject[]): Promise<void> => {
  const maps = liveInvalidations ?? (await loadMaps?.().catch(() => undefined));
  // Public pages have no maps, and a download can fail. Everything on screen may then be out of date.
  if (maps === undefined) return queries.invalidateQueries();
  const keys = maps.flatMap((map) => subjects.flatMap((kind) => map.of({ kind })));
  await queries.invalidateQueries({ predicate: ({ queryKey }) => keys.some((key) => partialMatchKey(queryKey, key)) });
};

const resumeMs = 1000;

/**
 * Refetches the queries that messages make stale. After a reconnection that may have missed messages, refetches all
 * queries in the maps.
 */
export const startLiveRefetch = (queries: QueryClient, maps: readonly LiveInvalidation[]): (() => void) => {
  liveInvalidations = maps;
  let isStale = false;
  const refetch = (key: QueryKey): void => {
    const isVisible = document.visibilityState === 'visible';
    if (isVisible) markRemoteRefetch();
    isStale ||= !isVisible;
    // In a hidden tab, queries are only marked stale, and refetched once the tab is visible again.
    void queries.invalidateQueries({ queryKey: key, refetchType: isVisible ? 'active' : 'none' });
  };
  const throttle = createThrottle((name) => refetch(JSON.parse(name) as QueryKey), now);
  const onVisible = (): void => {
    if (document.visibilityState !== 'visible' || !isStale) return;
    // The queries refetch their data when the tab becomes visible.
    isStale = false;
    markRemoteRefetch();
  };
  const stopListening = onLive((message) => {
    // This page has already refetched these queries after its own write.
    if (isOwnWrite(message.writeId)) return;
    for (const map of maps) for (const key of map.of(message)) throttle.ask(JSON.stringify(key));
  });
  let resumption: ReturnType<typeof setTimeout> | undefined;
  const resume = (): void => {
    clearTimeout(resumption);
    if (!isConnected()) return;
    // Delayed, because the feed may report in the meantime that no messages are missing. In that case no refetch is
    // needed.
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
