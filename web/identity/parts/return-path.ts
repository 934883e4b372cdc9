import { returnPath } from '#contract/identity/rules.ts';

const key = 'rolecall.return';

/** Keeps the page that somebody wanted, so that the sign-in can lead back to it. */
export const saveReturnPath = (path: string): void => {
  const checked = returnPath(path);
  if (checked) sessionStorage.setItem(key, checked);
};

/** The kept page, once. */
export const takeReturnPath = (): string | null => {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept;
};
