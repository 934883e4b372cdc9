import { useCallback, useState, useSyncExternalStore } from 'react';
import { writeStored, readStored } from '#web/platform/local-storage.ts';

const name = 'sidebar';
const narrow = window.matchMedia('(max-width: 1180px)');

const read = (): boolean => readStored(name) === 'folded';

const subscribe = (listener: () => void): (() => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/**
 * Returns whether the sidebar is collapsed to icons: because of the user's choice, which is stored in this browser, or
 * because there isn't enough room.
 */
export const useSidebarCollapsed = (): { folded: boolean; forced: boolean; toggle: () => void } => {
  const [chosen, setChosen] = useState(read);
  const forced = useSyncExternalStore(subscribe, () => narrow.matches);
  const toggle = useCallback(() => {
    setChosen((before) => {
      writeStored(name, before ? 'open' : 'folded');
      return !before;
    });
  }, []);
  return { folded: chosen || forced, forced, toggle };
};
