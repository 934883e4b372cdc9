import { getSession } from '#web/platform/session.ts';

const keyOf = (name: string): string => `rolecall.left.${getSession()?.user.id ?? ''}.${name}`;

/**
 * Keeps in this tab what a page that goes away had still to send, for the page that comes: it may ask before that has
 * arrived. Only for the person who is signed in.
 */
export const stashPending = (name: string, value: unknown): void => {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // The tab's store is full or forbidden; what is on its way has to do.
  }
};

/** What the page before has left under the name, and leaves there; null when it left nothing. */
export const peekPending = (name: string): unknown => {
  const kept = sessionStorage.getItem(keyOf(name));
  return kept === null ? null : JSON.parse(kept);
};

/** What the page before has left under the name, once. */
export const takePending = (name: string): unknown => {
  const kept = peekPending(name);
  sessionStorage.removeItem(keyOf(name));
  return kept;
};
