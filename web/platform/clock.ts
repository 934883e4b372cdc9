import { useSyncExternalStore } from 'react';

let ahead = 0;

/** The server's time in milliseconds, as far as this page knows it. */
export const now = (): number => Date.now() + ahead;

/** The machine's own time in milliseconds: for how long something took here, whatever the server's time is. */
export const machineNow = (): number => Date.now();

/** Tells the clock what the server's time is at this moment; deadlines follow the server, not the machine. */
export const setServerTime = (serverNow: number): void => {
  ahead = serverNow - Date.now();
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

/** The time, again and again: one timer for all who ask at the same pace, none while nobody does. */
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

/** So long a zone is known: it is asked for at every date of a list, and asking takes longer than all else of a row. */
const zoneKnownMs = 60_000;
let zone = { name: '', until: 0 };

/** The viewer's own time zone; a machine that travels is followed within a minute. */
export const viewerZone = (): string => {
  const at = machineNow();
  if (at >= zone.until || at < zone.until - zoneKnownMs)
    zone = { name: Intl.DateTimeFormat().resolvedOptions().timeZone, until: at + zoneKnownMs };
  return zone.name;
};
