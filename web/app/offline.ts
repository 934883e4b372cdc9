import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from '#web/ui/overlay/toast.ts';
import { preloadToaster } from '#web/ui/overlay/toaster.tsx';
import { copy } from './copy.ts';

/** Where input is meant to be saved. A dialog that asks for a reason has no form. */
const inputAreas = 'form, [role="dialog"], [role="alertdialog"]';

/**
 * Replaces the current page with the offline page when the connection is lost, unless the page has a form or dialog with
 * unsaved input. `page` identifies the current page: if the connection is lost while another page loads, that page is
 * replaced once it has loaded.
 */
export const useOfflineRedirect = (page: string, giveWay: () => void): void => {
  const written = useRef(new WeakSet<Element>());
  const leave = useEffectEvent(() => {
    if ([...document.querySelectorAll(inputAreas)].some((area) => written.current.has(area)))
      toast.warning(copy.offlineHeld, copy.offline);
    else giveWay();
  });
  useEffect(() => {
    const note = ({ target }: Event): void => {
      const area = target instanceof Element ? target.closest(inputAreas) : null;
      if (!area || written.current.has(area)) return;
      written.current.add(area);
      preloadToaster();
    };
    const onOffline = (): void => leave();
    document.addEventListener('input', note);
    window.addEventListener('offline', onOffline);
    return () => {
      document.removeEventListener('input', note);
      window.removeEventListener('offline', onOffline);
    };
  }, []);
  useEffect(() => {
    if (!navigator.onLine) leave();
  }, [page]);
};

const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const longestWaitMs = 15_000;
const heldMs = 1000;

/**
 * Restores the scroll position of a page that is shown again. The router restores it only once, possibly before the
 * page has loaded its rows, so this waits until the page is tall enough. The router may still scroll to an older
 * position afterwards, so the right position is held for a moment. Any user input ends both the wait and the hold.
 */
export const restoreScrollWhenTall = (top: number): void => {
  if (top === 0) return;
  let isThere = false;
  const restore = (): void => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' });
    if (isThere) return;
    isThere = true;
    clearTimeout(timer);
    timer = setTimeout(() => stop(), heldMs);
  };
  const watch = new ResizeObserver(restore);
  let timer = setTimeout(() => stop(), longestWaitMs);
  const stop = (): void => {
    watch.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scroll', restore);
    for (const act of acts) window.removeEventListener(act, stop);
  };
  for (const act of acts) window.addEventListener(act, stop);
  window.addEventListener('scroll', restore);
  watch.observe(document.body);
};
