import { useSyncExternalStore } from 'react';
import type { Permission } from '#contract/common/permissions.ts';

export type Side = 'agency' | 'client' | 'provider';

/** Who is signed in, for whom, and with which rights. Filled by the sign-in; everything else only reads. */
export type Session = {
  user: {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    role: string;
    photoUrl: string | null;
    walkthrough: boolean;
  };
  tenant: {
    id: string;
    name: string;
    side: Side;
    verifiedStatus: 'approved' | 'pending' | 'declined';
    isAssessmentCompleted: boolean;
    logoUrl: string | null;
  };
  permissions: readonly Permission[];
};

let current: Session | null = null;
const listeners = new Set<() => void>();

/** Tells everyone who is signed in now, or that nobody is. */
export const setSession = (session: Session | null): void => {
  current = session;
  for (const listener of listeners) listener();
};

/** The session outside of components: route guards, the API client. */
export const getSession = (): Session | null => current;

/** Tells whenever somebody signs in or out. */
export const subscribeToSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The session, or null where nobody is signed in. */
export const useMaybeSession = (): Session | null => useSyncExternalStore(subscribeToSession, getSession);

/** The session of a page that only a signed-in person sees. */
export const useSession = (): Session => {
  const session = useMaybeSession();
  if (!session) throw new Error('This page stands behind the sign-in, and nobody is signed in.');
  return session;
};

/** The full name, as the account and the lists show it. */
export const fullName = (user: { firstName: string; lastName: string }): string =>
  `${user.firstName} ${user.lastName}`.trim();
