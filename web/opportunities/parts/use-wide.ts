import { useSyncExternalStore } from 'react';

/**
 * The width from which the list and the selected opportunity are shown side by side; the style sheet has the same
 * value.
 */
const wide = '(min-width: 1121px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether there is room for the selected opportunity beside the list. */
export const useHasRoomForDetail = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
