import { useCallback, useState, useSyncExternalStore } from 'react';

const key = 'rolecall.sidebar';
const narrow = window.matchMedia('(max-width: 1180px)');

const read = (): boolean => {
  try {
    return localStorage.getItem(key) === 'folded';
  } catch {
    return false;
  }
};

const subscribe = (listener: () => void): (() => void) => {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Whether the sidebar is folded to icons: by choice, which this browser remembers, or because there is no room. */
export const useFolded = (): { folded: boolean; forced: boolean; toggle: () => void } => {
  const [chosen, setChosen] = useState(read);
  const forced = useSyncExternalStore(subscribe, () => narrow.matches);
  const toggle = useCallback(() => {
    setChosen((before) => {
      try {
        localStorage.setItem(key, before ? 'open' : 'folded');
      } catch {
        // A browser that forbids storage forgets the choice; nothing else depends on it.
      }
      return !before;
    });
  }, []);
  return { folded: chosen || forced, forced, toggle };
};
