import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from '#web/ui/overlay/toast.ts';
import { prepareToasts } from '#web/ui/overlay/toaster.tsx';
import { copy } from './copy.ts';

/**
 * Replaces the current page with the offline page when the connection is lost, unless the page has a form with unsaved
 * input. `page` identifies the current page: if it was still loading, it is replaced once it has loaded.
 */
export const useOfflinePage = (page: string, giveWay: () => void): void => {
  const written = useRef(new WeakSet<HTMLFormElement>());
  const leave = useEffectEvent(() => {
    if ([...document.forms].some((form) => written.current.has(form))) toast.warning(copy.offlineHeld, copy.offline);
    else giveWay();
  });
  useEffect(() => {
    const note = ({ target }: Event): void => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (!form || written.current.has(form)) return;
      written.current.add(form);
      prepareToasts();
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
const longestWaitMs = 5000;

/**
 * Restores the scroll position of a page that is shown again. The router does this only once, when the page may still
 * be loading its rows; this function waits until the page is tall enough, unless the user acts first.
 */
export const scrollWhenTall = (top: number): void => {
  if (top === 0) return;
  const watch = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    window.scrollTo({ top, behavior: 'instant' });
    stop();
  });
  const timer = setTimeout(() => stop(), longestWaitMs);
  const stop = (): void => {
    watch.disconnect();
    clearTimeout(timer);
    for (const act of acts) window.removeEventListener(act, stop);
  };
  for (const act of acts) window.addEventListener(act, stop);
  watch.observe(document.body);
};
