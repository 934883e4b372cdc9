/* The IDs of this page's writes. The live feed repeats a write's ID to everyone who can see the change. */

export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The number of IDs remembered. The feed repeats an ID within seconds, so older IDs are dropped. */
const mostRemembered = 200;
const ids = new Set<string>();

/** Returns a new ID for each write. A single ID for the page would reveal that the same person made several changes. */
export const newWriteId = (): string => {
  const id = randomId();
  ids.add(id);
  if (ids.size > mostRemembered) for (const oldest of [...ids].slice(0, 1)) ids.delete(oldest);
  return id;
};

export const isOwnWrite = (id: string | undefined): boolean => id !== undefined && ids.has(id);
