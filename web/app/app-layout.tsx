import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '#web/platform/queries.ts';
import { useMaybeSession } from '#web/platform/session.ts';
import { PageSpinner } from '#web/ui/face/spinner.tsx';
import { menuOf } from './menu.ts';
import { Shell } from './shell/shell.tsx';

/** The layout of every page behind the sign-in: the route of the same name lets nobody in without a session. */
export const AppLayout = ({ onSignOut }: { onSignOut: () => void }) => {
  const session = useMaybeSession();
  if (!session) return <PageSpinner />;
  return (
    <QueryClientProvider client={queryClient}>
      <Shell menu={menuOf(session)} account={[]} onSignOut={onSignOut}>
        <Outlet />
      </Shell>
    </QueryClientProvider>
  );
};
