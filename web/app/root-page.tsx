import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Noticer } from '#web/ui/over/noticer.tsx';
import { toast } from '#web/ui/over/toast.ts';
import { prepareToasts, Toaster } from '#web/ui/over/toaster.tsx';
import { words } from './words.ts';

/** Around every page: the window's title, the way to the offline page, the toasts. */
export const RootPage = () => {
  useWindowTitle();
  useOfflinePage();
  return (
    <>
      <Outlet />
      <Noticer />
      <Toaster />
    </>
  );
};

const useWindowTitle = (): void => {
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  useEffect(() => {
    let gone = false;
    const show = async (): Promise<void> => {
      const text = title ? words.titled({ title: await title() }) : words.untitled;
      if (!gone) document.title = text;
    };
    void show();
    return () => {
      gone = true;
    };
  }, [title]);
};

/** Without a network the page gives way to the offline page, but not one with a form that somebody has written in. */
const useOfflinePage = (): void => {
  const router = useRouter();
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
      else void router.navigate({ to: '/no-internet-connection' });
    };
    if (!navigator.onLine) leave();
    document.addEventListener('input', note);
    window.addEventListener('offline', leave);
    return () => {
      document.removeEventListener('input', note);
      window.removeEventListener('offline', leave);
    };
  }, [router]);
};
