import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Noticer } from '#web/ui/over/noticer.tsx';
import { Toaster } from '#web/ui/over/toaster.tsx';
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

const useOfflinePage = (): void => {
  const router = useRouter();
  useEffect(() => {
    const leave = (): void => {
      void router.navigate({ to: '/no-internet-connection' });
    };
    if (!navigator.onLine) leave();
    window.addEventListener('offline', leave);
    return () => window.removeEventListener('offline', leave);
  }, [router]);
};
