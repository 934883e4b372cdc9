import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Bell } from '#web/notifications/public.tsx';
import { CommandPalette } from '#web/palette/public.tsx';
import { setLiveInvalidationLoader } from '#web/platform/live/live-invalidation.ts';
import { loadAfterPaint } from '#web/platform/next-paint.ts';
import { queryClient } from '#web/platform/queries.ts';
import { useMaybeSession } from '#web/platform/session.ts';
import { ProfileBanners } from '#web/profile/public.tsx';
import { DownloadReportButton } from '#web/reports/public.tsx';
import { ContactSupportButton } from '#web/support/public.tsx';
import { PageSpinner } from '#web/ui/states/spinner.tsx';
import { useFocusRecovery } from '#web/ui/overlay/focus-recovery.ts';
import { Announcer } from '#web/ui/text/announcer.tsx';
import { accountMenu, showsBell, hasReports, mainMenu } from './menu.ts';
import { Shell } from './shell/shell.tsx';

const Palette = lazy(async () => ({ default: (await loadAfterPaint(() => import('./palette.tsx'))).Palette }));
const SecondFactorBanner = lazy(async () => ({
  default: await (await import('#web/identity/public.tsx')).loadSecondFactorBanner(),
}));
setLiveInvalidationLoader(async () => (await import('./live-invalidations.ts')).liveInvalidations);
const Follower = lazy(async () => ({ default: (await import('./live-feed.tsx')).LiveFeed }));

/** The layout of every page for signed-in users. */
export const AppLayout = ({ onSignOut, children }: { onSignOut: () => void; children?: ReactNode }) => {
  const session = useMaybeSession();
  useFocusRecovery();
  if (!session) return <PageSpinner />;
  return (
    <QueryClientProvider client={queryClient}>
      <Shell
        menu={mainMenu(session)}
        account={accountMenu(session)}
        onSignOut={onSignOut}
        banner={
          <>
            {session.user.secondFactorDueAt !== undefined && (
              <Suspense fallback={null}>
                <SecondFactorBanner />
              </Suspense>
            )}
            {session.tenant.side === 'agency' && <ProfileBanners />}
          </>
        }
        tools={
          <>
            <CommandPalette opened={(onClose) => <Palette onSignOut={onSignOut} onClose={onClose} />} />
            {hasReports(session) && <DownloadReportButton />}
            <ContactSupportButton />
            {showsBell(session) && <Bell />}
          </>
        }
      >
        {children ?? <Outlet />}
      </Shell>
      <Announcer />
      <Suspense fallback={null}>
        <Follower />
      </Suspense>
    </QueryClientProvider>
  );
};
