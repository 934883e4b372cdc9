import { useSyncExternalStore } from 'react';
import { getSession } from '#web/platform/session.ts';

/* How many notifications are new, kept in local storage, so that all tabs agree and a page knows it at once. */

const key = 'notificationCount';
const ownerKey = 'rolecall.notificationCount.of';

const listeners = new Set<() => void>();
const most = 99;

/** The count as this browser last heard it, of the person who is signed in; undefined where nobody has asked yet. */
export const readCount = (): number | undefined => {
  try {
    const owner = getSession()?.user.id;
    const text = localStorage.getItem(key);
    if (owner === undefined || text === null || localStorage.getItem(ownerKey) !== owner) return undefined;
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps the count for this tab and the others. */
export const saveCount = (count: number): void => {
  const owner = getSession()?.user.id;
  if (owner === undefined) return;
  try {
    localStorage.setItem(ownerKey, owner);
    localStorage.setItem(key, String(count));
  } catch {
    // A browser that forbids storage shows no count; the list is there all the same.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  const heard = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', heard);
  };
};

export const useCount = (): number | undefined => useSyncExternalStore(subscribe, readCount);

/** '99+' where there are more than fit. */
export const countText = (count: number): string => (count > most ? `${String(most)}+` : String(count));
