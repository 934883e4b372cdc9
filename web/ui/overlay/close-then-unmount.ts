import { useRef } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { nextPaint } from '#web/platform/next-paint.ts';

/**
 * Closes what stands over the page: it goes out of sight at once, and only then the page behind it is let loose, for
 * which the browser has to look at every part of it. What stays open after all comes back into sight.
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
    if (element) element.style.opacity = '0';
    const letLoose = async (): Promise<void> => {
      await nextPaint();
      isGoing.current = false;
      // At once, as in an event: where the focus goes back to must not be shut off any more.
      flushSync(onClose);
      await nextPaint();
      if (element) element.style.opacity = '';
    };
    void letLoose();
  };
  return { surface, close };
};
