import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AppLayout } from '#web/app/app-layout.tsx';
import { behindSignIn, sayOtherPerson, warnOfLostSession } from '#web/identity/parts/guards.ts';
import { IdleWatch } from '#web/identity/parts/idle-watch.tsx';
import { PasswordAgain } from '#web/identity/parts/account/password-again.tsx';
import { keepReturnPath } from '#web/identity/parts/return-path.ts';
import { followTabs, onSessionLost, signOut } from '#web/platform/api/page-session.ts';
import { getSession } from '#web/platform/session.ts';
import { forceProfile } from '#web/profile/public.tsx';
import { toast } from '#web/ui/over/toast.ts';

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location }) => {
    await behindSignIn({ location });
    forceProfile(location.pathname);
  },
  component: AppRoute,
});

function AppRoute() {
  const router = useRouter();
  useEffect(() => {
    sayOtherPerson();
    const deaf = followTabs();
    const sayLost = (): void => {
      keepReturnPath(router.state.location.href);
      warnOfLostSession();
      void router.navigate({ to: '/session-expired', replace: true });
    };
    const stop = onSessionLost(sayLost);
    // What stands inside has begun before this, and may have found out already.
    if (!getSession()) sayLost();
    return () => {
      deaf();
      stop();
    };
  }, [router]);
  const leave = (): void => {
    signOut().catch((error: unknown) => toast.problem(error));
  };
  return (
    <>
      <AppLayout onSignOut={leave} />
      <PasswordAgain />
      <IdleWatch onIdle={() => keepReturnPath(router.state.location.href)} />
    </>
  );
}
