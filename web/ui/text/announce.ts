let said = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * How long a sentence stays in the live region, so that screen readers can reach it. Later sentences wait in a queue.
 */
const staysMs = 4000;

const change = (text: string): void => {
  said = text;
  for (const listener of listeners) listener();
};

/** Announces to screen readers, politely, a change on the page that the user did not make. */
export const announce = (sentence: string): void => {
  if (said.includes(sentence)) return;
  change(said === '' ? sentence : `${said} ${sentence}`);
  clearTimeout(timer);
  timer = setTimeout(() => change(''), staysMs);
};

export const currentAnnouncement = (): string => said;

export const subscribeToAnnouncements = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
