import { createFileRoute, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { restoreScrollWhenTall } from '#web/app/offline.ts';
import { NoInternetPage } from '#web/app/pages/no-internet-page.tsx';
import { copy } from '#web/app/copy.ts';

/* The offline route. It isn't in a separate chunk, because its text must be available when nothing can be fetched. */
export const Route = createFileRoute('/no-internet-connection')({
  codeSplitGroupings: [],
  component: OfflinePage,
  staticData: { title: () => copy.offline },
});

/** Returns to the page that was open when the connection was lost, at its scroll position. */
function OfflinePage() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const scrolledTo = useLocation({ select: ({ state }) => state.scrolledTo });
  const isGoing = useRef(false);
  const back = useCallback(() => {
    if (isGoing.current) return;
    isGoing.current = true;
    if (scrolledTo === undefined) void navigate({ to: '/', replace: true });
    else {
      history.back();
      restoreScrollWhenTall(scrolledTo);
    }
  }, [history, navigate, scrolledTo]);
  useEffect(() => {
    // The connection may have returned before this page was rendered.
    if (scrolledTo !== undefined && window.navigator.onLine) back();
  }, [back, scrolledTo]);
  return <NoInternetPage back={back} />;
}
