import { redirect } from '@tanstack/react-router';
import { getSession, type Session } from '#web/platform/session.ts';

/**
 * Whether a user must complete the profile first: their agency is unverified and its assessment is not completed. The
 * page that lists what is missing stays accessible.
 */
export const isForced = ({ tenant }: Pick<Session, 'tenant'>, path: string): boolean =>
  tenant.side === 'agency' &&
  tenant.verifiedStatus !== 'approved' &&
  !tenant.isAssessmentCompleted &&
  !/^\/(profile|unverified)(\/|$)/.test(path);

/** Redirects users who must complete the profile first from every other page. */
export const forceProfile = (path: string): void => {
  const session = getSession();
  if (session && isForced(session, path)) throw redirect({ to: '/profile', replace: true });
};
