import { useSyncExternalStore } from 'react';

/** From here on the split shows a list and the chosen one side by side; its style sheet has the same figure. */
const wide = '(min-width: 1121px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether there is room for the chosen one beside the list. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
