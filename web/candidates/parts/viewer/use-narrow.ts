import { useSyncExternalStore } from 'react';

const query = '(max-width: 820px)';

const subscribe = (listener: () => void): (() => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/**
 * Whether the page is too narrow to show panes side by side. The panes are then tabs, and only the selected pane is
 * rendered.
 */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
