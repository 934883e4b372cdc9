import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { FeedMessage } from '#contract/notifications/shapes.ts';

/* What the live feed says, for whoever listens on this page; the feed itself is opened in follow-feed.ts. */

type Hear = (message: FeedMessage) => void;

let connected = false;
const hearers = new Set<Hear>();
const watchers = new Set<() => void>();

/** Says to this page what the feed has said. */
export const emitLive = (message: FeedMessage): void => {
  for (const hear of hearers) hear(message);
};

/** Hears all that the feed says; the answer stops it. */
export const onLive = (hear: Hear): (() => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};

/** Says whether the feed is open: what was read before it opened may be old. */
export const setConnected = (now: boolean): void => {
  if (connected === now) return;
  connected = now;
  for (const watch of watchers) watch();
};

export const isConnected = (): boolean => connected;

export const onConnectionChange = (watch: () => void): (() => void) => {
  watchers.add(watch);
  return () => watchers.delete(watch);
};

/** Whether news arrive at this page as they happen; where they do not, a page asks again by itself. */
export const useConnected = (): boolean => useSyncExternalStore(onConnectionChange, isConnected);

/** Calls back with each message of the feed, as long as the component is there. */
export const useLive = (hear: Hear): void => {
  const heard = useEffectEvent(hear);
  useEffect(() => onLive((message) => heard(message)), []);
};
