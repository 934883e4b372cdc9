import { returnPath } from '#contract/identity/rules.ts';

const key = 'rolecall.return';

/** Stores the requested page, so that the sign-in can return to it. */
export const saveReturnPath = (path: string): void => {
  const checked = returnPath(path);
  if (checked) sessionStorage.setItem(key, checked);
};

/** Returns the stored page and removes it from storage. */
export const takeReturnPath = (): string | null => {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept;
};
