/** What this browser remembers under a name: null where it remembers nothing, or is not allowed to. */
export const readStored = (name: string): string | null => {
  try {
    return localStorage.getItem(`rolecall.${name}`);
  } catch {
    return null;
  }
};

/** Has the browser remember it, or forget what it did; one that forbids storage remembers nothing, and nothing depends on it. */
export const writeStored = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(`rolecall.${name}`);
    else localStorage.setItem(`rolecall.${name}`, value);
  } catch {
    // Nothing is remembered.
  }
};
