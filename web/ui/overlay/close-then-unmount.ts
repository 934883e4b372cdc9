import { useRef } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { nextPaint } from '#web/platform/next-paint.ts';

/**
 * Closes an overlay in two steps: it is hidden at once, and unmounted a frame later, because releasing the page behind
 * it makes the browser restyle all of it. An overlay that stays open after all is shown again.
 */
export const useCloseThenUnmount = (
  onClose: () => void,
): { surface: RefObject<HTMLDivElement | null>; close: () => void } => {
  const surface = useRef<HTMLDivElement>(null);
  const isGoing = useRef(false);
  const close = (): void => {
    if (isGoing.current) return;
    isGoing.current = true;
    const { current: element } = surface;
    if (element) {
      element.style.opacity = '0';
      element.dataset['closing'] = '';
    }
    const letLoose = async (): Promise<void> => {
      await nextPaint();
      isGoing.current = false;
      // Synchronously, as in an event handler, so that the element that gets the focus back is no longer inert.
      flushSync(onClose);
      await nextPaint();
      if (!element) return;
      element.style.opacity = '';
      delete element.dataset['closing'];
    };
    void letLoose();
  };
  return { surface, close };
};

/** Whether a dialog is open; one that is closing no longer counts. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (dialog) => dialog.closest('[data-closing]') === null,
  );
