let said = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** So long a sentence stays for ears to come to; what is said meanwhile is said after it. */
const staysMs = 4000;

const change = (text: string): void => {
  said = text;
  for (const listener of listeners) listener();
};

/** Says politely, to those who listen, what has changed on the page without their doing. */
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
