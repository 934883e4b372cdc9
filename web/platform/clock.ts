import { useSyncExternalStore } from 'react';

let ahead = 0;

/** The server's time in milliseconds, as estimated by this page. */
export const now = (): number => Date.now() + ahead;

/** The machine's own time in milliseconds, for durations, which do not depend on the server's time. */
export const machineNow = (): number => Date.now();

/** Sets the server's current time; deadlines follow the server, not the machine. */
export const setServerTime = (serverNow: number): void => {
  ahead = serverNow - Date.now();
};

/**
 * Corrects the server's time by a response that was created between sending and receiving. An estimate that agrees with
 * the response is kept, so that countdowns don't jump.
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

/** The current time, updated periodically: one timer for all users of the same interval, and none without users. */
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

/** How long a time zone is cached: every date of a list needs it, and reading it is the slowest part of a row. */
const zoneKnownMs = 60_000;
let zone = { name: '', until: 0 };

/** The viewer's time zone; a travelling machine is followed within a minute. */
export const viewerZone = (): string => {
  const at = machineNow();
  if (at >= zone.until || at < zone.until - zoneKnownMs)
    zone = { name: Intl.DateTimeFormat().resolvedOptions().timeZone, until: at + zoneKnownMs };
  return zone.name;
};
