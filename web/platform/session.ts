import { useSyncExternalStore } from 'react';
import type { Side } from '#contract/common/operation.ts';
import type { Permission } from '#contract/common/permissions.ts';

/** The signed-in user with their tenant and permissions. The sign-in sets it, and all other code only reads it. */
export type Session = {
  user: {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    role: string;
    photoUrl: string | null;
    walkthrough: boolean;
    /** The time at which the session ends if the user hasn't set up a required second factor by then. */
    secondFactorDueAt?: string | undefined;
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

/** Whether the user may manage their agency's users and roles. */
export const canManageUsers = ({ permissions }: Pick<Session, 'permissions'>): boolean =>
  permissions.includes('Manage Users=Invite User / Assign / Edit User Role');

let current: Session | null = null;
const listeners = new Set<() => void>();

/** Sets the session, or null after a sign-out, and notifies all subscribers. */
export const setSession = (session: Session | null): void => {
  current = session;
  for (const listener of listeners) listener();
};

/** Returns the session, for code outside components, such as route guards and the API client. */
export const getSession = (): Session | null => current;

/** Calls the listener on every sign-in and sign-out. */
export const subscribeToSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the session, or null if no user is signed in. */
export const useMaybeSession = (): Session | null => useSyncExternalStore(subscribeToSession, getSession);

/** Returns the session on a page that requires sign-in. */
export const useSession = (): Session => {
  const session = useMaybeSession();
  if (!session) throw new Error('This page stands behind the sign-in, and nobody is signed in.');
  return session;
};

/** Returns a user's full name, as shown in the account and in lists. */
export const fullName = (user: { firstName: string; lastName: string }): string =>
  `${user.firstName} ${user.lastName}`.trim();
