import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { PasswordPromptDialog } from '#web/identity/parts/account/password-prompt-dialog.tsx';
import { notifyUserSwitched, notifySessionLost, signOutOrNotify } from '#web/identity/parts/guards.ts';
import { IdleWatch } from '#web/identity/parts/idle-watch.tsx';
import { saveReturnPath } from '#web/identity/parts/return-path.ts';
import { syncWithTabs, onSessionLost } from '#web/platform/api/page-session.ts';
import { getSession } from '#web/platform/session.ts';
import { AppLayout } from '#web/app/app-layout.tsx';

/**
 * The layout of every signed-in page, which also handles a lost session. It renders the route if there are no children.
 */
export const SignedIn = ({ children }: { children?: ReactNode }) => {
  const router = useRouter();
  useEffect(() => {
    notifyUserSwitched();
    const deaf = syncWithTabs();
    const sayLost = (): void => {
      saveReturnPath(router.state.location.href);
      notifySessionLost();
      void router.navigate({ to: '/session-expired', replace: true });
    };
    const stop = onSessionLost(sayLost);
    // Effects of child components run before this one, and may already have found that the session is lost.
    if (!getSession()) sayLost();
    return () => {
      deaf();
      stop();
    };
  }, [router]);
  return (
    <>
      <AppLayout onSignOut={() => void signOutOrNotify()}>{children}</AppLayout>
      <PasswordPromptDialog />
      <IdleWatch onIdle={() => saveReturnPath(router.state.location.href)} />
    </>
  );
};
