import { useEffect, useEffectEvent } from 'react';
import { toast } from '#web/ui/over/toast.ts';
import { prepareToasts } from '#web/ui/over/toaster.tsx';
import { words } from './words.ts';

/** Without a network the page gives way to the offline page, but not one with a form that somebody has written in. */
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
      if ([...document.forms].some((form) => written.has(form))) toast.warning(words.offlineHeld, words.offline);
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
