import { useSyncExternalStore } from 'react';

let ahead = 0;

/** Returns the server's time in milliseconds, as estimated by this page. */
export const now = (): number => Date.now() + ahead;

/**
 * Returns the machine's own time in milliseconds. It is used for durations, which don't depend on the server's time.
 */
export const localNow = (): number => Date.now();

/** Sets the server's current time, which deadlines follow. */
export const setServerTime = (serverNow: number): void => {
  ahead = serverNow - Date.now();
};

/**
 * Corrects the estimate of the server's time with the time in a response, which the server created between `sentAt` and
 * `receivedAt`. An estimate that agrees with the response is kept, so that countdowns don't jump.
 */
export const correctServerTime = (serverNow: number, sentAt: number, receivedAt: number): void => {
  const atLeast = serverNow - receivedAt;
  const atMost = serverNow - sentAt;
  if (ahead < atLeast || ahead > atMost) ahead = (atLeast + atMost) / 2;
};

type Beat = { tick: number; listeners: Set<() => void>; timer: ReturnType<typeof setInterval> | undefined };

const beats = new Map<number, Beat>();

const beatOf = (everyMs: number): Beat => {
  const known = beats.get(everyMs);
  if (known) return known;
  const made: Beat = { tick: now(), listeners: new Set(), timer: undefined };
  beats.set(everyMs, made);
  return made;
};

/**
 * Returns the current time, updated at an interval. Components with the same interval share a timer, which runs only
 * while it is used.
 */
export const useNow = (everyMs = 30_000): number =>
  useSyncExternalStore(
    (listener) => {
      const beat = beatOf(everyMs);
      beat.listeners.add(listener);
      beat.timer ??= setInterval(() => {
        beat.tick = now();
        for (const each of beat.listeners) each();
      }, everyMs);
      return () => {
        beat.listeners.delete(listener);
        if (beat.listeners.size > 0) return;
        clearInterval(beat.timer);
        beat.timer = undefined;
      };
    },
    () => {
      const beat = beatOf(everyMs);
      if (beat.listeners.size === 0) beat.tick = Math.floor(now() / everyMs) * everyMs;
      return beat.tick;
    },
  );

/**
 * How long the time zone is cached, in milliseconds. Every date in a list needs it, and looking it up is the slowest
 * part of rendering a row.
 */
const zoneKnownMs = 60_000;
let zone = { name: '', until: 0 };

/** Returns the viewer's time zone. If it changes because the device travels, the change is noticed within a minute. */
export const viewerZone = (): string => {
  const at = localNow();
  if (at >= zone.until || at < zone.until - zoneKnownMs)
    zone = { name: Intl.DateTimeFormat().resolvedOptions().timeZone, until: at + zoneKnownMs };
  return zone.name;
};
