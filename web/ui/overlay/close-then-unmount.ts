import { useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { nextPaint } from '#web/platform/next-paint.ts';

let closing = 0;
const listeners = new Set<() => void>();
const countClosing = (change: 1 | -1): void => {
  closing += change;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Returns whether an overlay is closing. Until it has restored the focus, it would take the focus back from any other
 * overlay.
 */
export const useIsOverlayClosing = (): boolean => useSyncExternalStore(subscribe, () => closing > 0);

/**
 * Closes an overlay in two steps: it is hidden at once, and unmounted a frame later, because making the page behind it
 * interactive again restyles the whole page. If the overlay has to stay open after all, it is shown again.
 */
export const useCloseThenUnmount = (
  onClose: () => void,
): { surface: RefObject<HTMLDivElement | null>; close: () => void } => {
  const surface = useRef<HTMLDivElement>(null);
  const isGoing = useRef(false);
  const close = (): void => {
    if (isGoing.current) return;
    isGoing.current = true;
    countClosing(1);
    const { current: element } = surface;
    if (element) {
      element.style.opacity = '0';
      element.dataset['closing'] = '';
    }
    const letLoose = async (): Promise<void> => {
      await nextPaint();
      isGoing.current = false;
      try {
        // Unmounts synchronously, as in an event handler, so that the element that regains the focus is no longer
        // inert.
        flushSync(onClose);
      } finally {
        await nextPaint();
        countClosing(-1);
      }
      if (!element) return;
      element.style.opacity = '';
      delete element.dataset['closing'];
    };
    void letLoose();
  };
  return { surface, close };
};

/** Whether a dialog is open. A closing dialog doesn't count. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (dialog) => dialog.closest('[data-closing]') === null,
  );
