import { useSyncExternalStore } from 'react';

/** The open state of an overlay, for example a dialog in the header, that several components can open. */
export interface OpenState {
  readonly open: () => void;
  readonly close: () => void;
  readonly useIsOpen: () => boolean;
}

export const createOpenState = (): OpenState => {
  let isOpen = false;
  const listeners = new Set<() => void>();
  const set = (to: boolean) => (): void => {
    isOpen = to;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      // When the page that shows the overlay is gone, for example after a sign-out, the overlay must not be open on the
      // next page.
      if (listeners.size === 0) isOpen = false;
    };
  };
  return { open: set(true), close: set(false), useIsOpen: () => useSyncExternalStore(subscribe, () => isOpen) };
};
