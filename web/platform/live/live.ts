import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { FeedMessage } from '#contract/notifications/shapes.ts';

/* The live feed's events in this page; follow-feed.ts opens the feed itself. */

type Hear = (message: FeedMessage) => void;

let connected = false;
const hearers = new Set<Hear>();
const watchers = new Set<() => void>();

/** Sends a message from the feed to all listeners in this page. */
export const emitLive = (message: FeedMessage): void => {
  for (const hear of hearers) hear(message);
};

/** Subscribes to all messages from the feed. Returns a function that unsubscribes. */
export const onLive = (hear: Hear): (() => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};

/** Records whether the feed is open. Data fetched before it opened may be stale. */
export const setConnected = (now: boolean): void => {
  if (connected === now) return;
  connected = now;
  for (const watch of watchers) watch();
};

const caughtUpHearers = new Set<() => void>();

/** Reports that the page has received every message since it was opened, so its data needs no refetch. */
export const emitCaughtUp = (): void => {
  for (const hear of caughtUpHearers) hear();
};

export const onCaughtUp = (hear: () => void): (() => void) => {
  caughtUpHearers.add(hear);
  return () => caughtUpHearers.delete(hear);
};

export const isConnected = (): boolean => connected;

export const onConnectionChange = (watch: () => void): (() => void) => {
  watchers.add(watch);
  return () => watchers.delete(watch);
};

/** Returns whether the page receives live messages. If it doesn't, its queries poll. */
export const useConnected = (): boolean => useSyncExternalStore(onConnectionChange, isConnected);

/** Calls back with each message from the feed while the component is mounted. */
export const useLiveMessages = (hear: Hear): void => {
  const heard = useEffectEvent(hear);
  useEffect(() => onLive((message) => heard(message)), []);
};
