import { Link, Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NoticeDialogs } from '#web/ui/overlay/notice-dialogs.tsx';
import { Toaster } from '#web/ui/overlay/toaster.tsx';
import { PageLinkProvider } from '#web/ui/page-link.tsx';
import { useOfflineRedirect } from './offline.ts';
import { copy } from './copy.ts';

/** The component around every page: the window title, the redirect to the offline page, and the toasts. */
export const RootPage = () => {
  useWindowTitle();
  const router = useRouter();
  // A candidate's page is identified by its search parameters.
  const page = useLocation({
    select: ({ pathname, search }) =>
      `${pathname} ${JSON.stringify((search as { candidateId?: unknown }).candidateId)}`,
  });
  useOfflineRedirect(page, () => {
    // A redirect from the offline page to itself would lose the history state.
    if (router.state.location.pathname === '/no-internet-connection') return;
    void router.navigate({ to: '/no-internet-connection', state: { scrolledTo: window.scrollY } });
  });
  return (
    <PageLinkProvider value={Link}>
      <Outlet />
      <NoticeDialogs />
      <Toaster page={page} />
    </PageLinkProvider>
  );
};

const useWindowTitle = (): void => {
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  useEffect(() => {
    let gone = false;
    const show = async (): Promise<void> => {
      const text = title ? copy.titled({ title: await title() }) : copy.untitled;
      if (!gone) document.title = text;
    };
    void show();
    return () => {
      gone = true;
    };
  }, [title]);
};
