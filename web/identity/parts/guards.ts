import { redirect } from '@tanstack/react-router';
import { loseSession, openSession, takeOtherUser } from '#web/platform/api/page-session.ts';
import { isRetryable, Problem } from '#web/platform/api/problem.ts';
import { getSession } from '#web/platform/session.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { finishSignIn, homePath } from '../client.ts';
import { copy } from '../copy.ts';
import { saveReturnPath } from './return-path.ts';

/** Says that the session is over. */
export const warnOfLostSession = (): void => {
  toast.warning(copy.sessionLost);
};

/** Says that somebody else has signed in in this browser, on the page that opened afresh for that. */
export const notifyOtherUser = (): void => {
  const name = takeOtherUser();
  if (name !== null) toast.info(copy.otherPerson({ name }));
};

/** Lets nobody past without a session: to the sign-in, which leads back here, or to the page that says it is over. */
export const requireSignIn = async ({ location }: { location: { href: string } }): Promise<void> => {
  const found = await openSession();
  if (found === 'signed-in') return;
  saveReturnPath(location.href);
  if (found === 'lost') {
    warnOfLostSession();
    throw redirect({ to: '/session-expired', replace: true });
  }
  throw redirect({ to: '/login', replace: true });
};

/** Somebody who is signed in already has no business with the form. */
export const redirectSignedIn = async (): Promise<void> => {
  if ((await openSession()) === 'signed-in') throw redirect({ href: homePath(), replace: true });
};

/** The way back from the identity provider. */
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
    // A sign-in whose session stands, but whose registration failed, is no sign-in.
    if (getSession()) {
      loseSession();
      throw redirect({ to: '/session-expired', replace: true });
    }
    failed = error instanceof Problem && isRetryable(error) ? 'away' : failed;
  }
  if (page === undefined) throw redirect({ to: '/', search: { failed }, replace: true });
  throw redirect({ href: page, replace: true });
};
