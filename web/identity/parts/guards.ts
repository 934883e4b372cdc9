import { redirect } from '@tanstack/react-router';
import { expireSession, openSession, signOut, takeSwitchedUserName } from '#web/platform/api/page-session.ts';
import { isRetryable, Problem } from '#web/platform/api/problem.ts';
import { getSession } from '#web/platform/session.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { finishSignIn, startPagePath } from '../client.ts';
import { copy } from '../copy.ts';
import { saveReturnPath } from './return-path.ts';

/** Shows a message that the session has ended. */
export const notifySessionLost = (): void => {
  toast.warning(copy.sessionLost);
};

/** Signs out. If the server doesn't respond, says that the session may still be open. */
export const signOutOrNotify = async (): Promise<void> => {
  try {
    await signOut();
  } catch {
    toast.error(copy.signOutFailed);
  }
};

/**
 * Shows a message that another user has signed in in this browser. Called once the page has been reloaded for that
 * reason.
 */
export const notifyUserSwitched = (): void => {
  const name = takeSwitchedUserName();
  if (name !== null) toast.info(copy.otherPerson({ name }));
};

/**
 * Redirects users without a session: to the page for expired sessions if their session has ended, otherwise to the
 * sign-in page. The sign-in returns them here afterwards.
 */
export const requireSignIn = async ({ location }: { location: { href: string } }): Promise<void> => {
  const found = await openSession();
  if (found === 'signed-in') return;
  saveReturnPath(location.href);
  if (found === 'lost') {
    notifySessionLost();
    throw redirect({ to: '/session-expired', replace: true });
  }
  throw redirect({ to: '/login', replace: true });
};

/** Redirects signed-in users away from the sign-in form. */
export const redirectSignedInUser = async (): Promise<void> => {
  if ((await openSession()) === 'signed-in') throw redirect({ href: startPagePath(), replace: true });
};

/** Completes a sign-in and redirects to the page to open. */
export const finishSignInRedirect = async (back: {
  code?: string | undefined;
  state?: string | undefined;
  iss?: string | undefined;
}): Promise<void> => {
  let page: string | undefined;
  let failed = 'sign-in';
  try {
    page = await finishSignIn(back);
  } catch (error) {
    // If the session is valid but the sign-in couldn't be recorded, the sign-in counts as failed.
    if (getSession()) {
      expireSession();
      throw redirect({ to: '/session-expired', replace: true });
    }
    failed = error instanceof Problem && isRetryable(error) ? 'away' : failed;
  }
  if (page === undefined) throw redirect({ to: '/', search: { failed }, replace: true });
  throw redirect({ href: page, replace: true });
};
