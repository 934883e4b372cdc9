/** Returns the value stored under a name, or null if there is none or the browser forbids storage. */
export const readStored = (name: string): string | null => {
  try {
    return localStorage.getItem(`rolecall.${name}`);
  } catch {
    return null;
  }
};

/**
 * Stores the value, or deletes it if it is null. Does nothing if the browser forbids storage, since no feature depends
 * on it.
 */
export const writeStored = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(`rolecall.${name}`);
    else localStorage.setItem(`rolecall.${name}`, value);
  } catch {
    // Storage is full or forbidden, but the value isn't essential.
  }
};
