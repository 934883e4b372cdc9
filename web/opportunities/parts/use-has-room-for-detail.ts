import { useSyncExternalStore } from 'react';

/** The minimum width at which the selected opportunity is shown beside the list. The style sheet has the same value. */
const wide = '(min-width: 1121px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether there is room for the selected opportunity beside the list. */
export const useHasRoomForDetail = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
