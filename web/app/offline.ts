import { useEffect, useEffectEvent } from 'react';
import { toast } from '#web/ui/overlay/toast.ts';
import { prepareToasts } from '#web/ui/overlay/toaster.tsx';
import { copy } from './copy.ts';

/** Without a network the offline page replaces the current one, unless that has a form with unsaved input. */
export const useOfflinePage = (giveWay: () => void): void => {
  const goes = useEffectEvent(giveWay);
  useEffect(() => {
    const written = new WeakSet<HTMLFormElement>();
    const note = ({ target }: Event): void => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (!form || written.has(form)) return;
      written.add(form);
      prepareToasts();
    };
    const leave = (): void => {
      if ([...document.forms].some((form) => written.has(form))) toast.warning(copy.offlineHeld, copy.offline);
      else goes();
    };
    if (!navigator.onLine) leave();
    document.addEventListener('input', note);
    window.addEventListener('offline', leave);
    return () => {
      document.removeEventListener('input', note);
      window.removeEventListener('offline', leave);
    };
  }, []);
};

const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const longestWaitMs = 5000;

/**
 * Restores the scroll position of a page that is shown again. The router does this only once, when the page may still
 * be loading its rows; this waits until the page is tall enough, unless the user acts first.
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
