import { getSession } from '#web/platform/session.ts';

const keyOf = (name: string): string => `rolecall.left.${getSession()?.user.id ?? ''}.${name}`;

/**
 * Stores a page's unsent writes in this tab for the next page, which may load before they reach the server. Only the
 * signed-in user can read them.
 */
export const stashPending = (name: string, value: unknown): void => {
  // After the end of a session nobody could read the write, and nothing would delete it.
  if (!getSession()) return;
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Session storage is full or forbidden, so only the request in progress can still save the write.
  }
};

/** Returns the write that the previous page stashed under the name, without removing it, or null if there is none. */
export const peekPending = (name: string): unknown => {
  const kept = sessionStorage.getItem(keyOf(name));
  return kept === null ? null : JSON.parse(kept);
};

/** Removes and returns the write that the previous page stashed under the name. */
export const takePending = (name: string): unknown => {
  const kept = peekPending(name);
  sessionStorage.removeItem(keyOf(name));
  return kept;
};
