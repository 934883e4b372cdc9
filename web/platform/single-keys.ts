import { useSyncExternalStore } from 'react';
import { writeStored, readStored } from './local-storage.ts';

/*
 * Letters and signs that do something by themselves. Who speaks to the computer types them without meaning to, so they
 * can be turned off (WCAG 2.1.4); this browser remembers it.
 */
const name = 'single-keys';
const listeners = new Set<() => void>();

export const singleKeysEnabled = (): boolean => readStored(name) !== 'off';

export const setSingleKeysEnabled = (on: boolean): void => {
  writeStored(name, on ? null : 'off');
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysEnabled);
