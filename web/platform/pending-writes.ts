import { getSession } from '#web/platform/session.ts';

const keyOf = (name: string): string => `rolecall.left.${getSession()?.user.id ?? ''}.${name}`;

/**
 * Stores the unsent writes of a page in this tab for the next page, which may load before they reach the server. Only
 * for the signed-in user.
 */
export const stashPending = (name: string, value: unknown): void => {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Session storage is full or forbidden; only the request under way is left.
  }
};

/** The write that the previous page stashed under the name, without removing it; null if there is none. */
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
