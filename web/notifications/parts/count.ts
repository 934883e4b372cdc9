import { useSyncExternalStore } from 'react';
import { getSession } from '#web/platform/session.ts';

/*
 * Stores the count of new notifications in local storage, so that all tabs show the same count and a new page has it at
 * once.
 */

const key = 'notificationCount';
const ownerKey = 'rolecall.notificationCount.of';

const listeners = new Set<() => void>();
const most = 99;

/** Returns the latest count stored in this browser for the signed-in user, or undefined if none has been loaded yet. */
export const readNewNotificationCount = (): number | undefined => {
  try {
    const owner = getSession()?.user.id;
    const text = localStorage.getItem(key);
    if (owner === undefined || text === null || localStorage.getItem(ownerKey) !== owner) return undefined;
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
};

/** Saves the count for this tab and all others. */
export const saveNewNotificationCount = (count: number): void => {
  const owner = getSession()?.user.id;
  if (owner === undefined) return;
  try {
    localStorage.setItem(ownerKey, owner);
    localStorage.setItem(key, String(count));
  } catch {
    // Without storage no count is shown, but the list still works.
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

export const useNewNotificationCount = (): number | undefined =>
  useSyncExternalStore(subscribe, readNewNotificationCount);

/** Formats the count, which above 99 becomes '99+'. */
export const formatNewNotificationCount = (count: number): string =>
  count > most ? `${String(most)}+` : String(count);
