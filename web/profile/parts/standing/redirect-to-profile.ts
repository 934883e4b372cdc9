import { redirect } from '@tanstack/react-router';
import { getSession, type Session } from '#web/platform/session.ts';

/**
 * Whether this page is closed to the user until the profile is filled in. This applies to an unverified agency with an
 * incomplete assessment, on every page except the profile and the checklist. Source: specification 1, section 1,
 * layout.
 */
export const mustCompleteProfile = ({ tenant }: Pick<Session, 'tenant'>, path: string): boolean =>
  tenant.side === 'agency' &&
  tenant.verifiedStatus !== 'approved' &&
  !tenant.isAssessmentCompleted &&
  !/^\/(profile|unverified)(\/|$)/.test(path);

/** Redirects users to the profile if they must complete it before they can use this page. */
export const redirectToProfile = (path: string): void => {
  const session = getSession();
  if (session && mustCompleteProfile(session, path)) throw redirect({ to: '/profile', replace: true });
};
