import { useSyncExternalStore } from 'react';

/*
 * Letters and signs that do something by themselves. Who speaks to the computer types them without meaning to, so they
 * can be turned off (WCAG 2.1.4); this browser remembers it.
 */
const key = 'rolecall.single-keys';
const listeners = new Set<() => void>();

export const hasSingleKeys = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
};

export const turnSingleKeys = (on: boolean): void => {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // A browser that forbids storage keeps them on.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, hasSingleKeys);
