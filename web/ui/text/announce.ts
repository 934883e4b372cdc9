let said = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * How long a sentence stays in the live region, in milliseconds, so that screen readers can announce it. A sentence
 * announced meanwhile is appended, and restarts the time.
 */
const staysMs = 4000;

const change = (text: string): void => {
  said = text;
  for (const listener of listeners) listener();
};

/** Politely announces to screen readers a change on the page that the user didn't make. */
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
