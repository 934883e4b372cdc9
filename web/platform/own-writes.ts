/* The writes of this page, by the ids that the live feed repeats to everybody who sees the change. */

export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An echo comes within seconds, so older ids are dropped. */
const mostRemembered = 200;
const ids = new Set<string>();

/** A new id for each write: one for the whole page would tell others which changes one person made. */
export const newWriteId = (): string => {
  const id = randomId();
  ids.add(id);
  if (ids.size > mostRemembered) for (const oldest of [...ids].slice(0, 1)) ids.delete(oldest);
  return id;
};

export const isOwnWrite = (id: string | undefined): boolean => id !== undefined && ids.has(id);
