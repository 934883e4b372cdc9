import { useSyncExternalStore } from 'react';
import { writeStored, readStored } from './local-storage.ts';

/*
 * The storage key for single-character shortcuts. Speech input can trigger them by accident, so they can be turned off
 * in this browser (WCAG 2.1.4).
 */
const name = 'single-keys';
const listeners = new Set<() => void>();

export const areSingleKeysEnabled = (): boolean => readStored(name) !== 'off';

export const setSingleKeysEnabled = (on: boolean): void => {
  writeStored(name, on ? null : 'off');
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSingleKeysEnabled = (): boolean => useSyncExternalStore(subscribe, areSingleKeysEnabled);
