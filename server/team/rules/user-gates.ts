import type { Permission } from '#contract/common/permissions.ts';
import { isBeyond, reason, type Manager, type TeamReason } from './role-gates.ts';

/** Somebody of the agency, as the rules see them. */
export interface UserFacts {
  readonly id: string;
  readonly isOwner: boolean;
  /** Whether the agency would have no owner without them. */
  readonly isLastOwner: boolean;
  readonly isStaff: boolean;
  readonly isEmailVerified: boolean;
  readonly rights: readonly Permission[];
}

const owners = 'The owner of your agency';

/** Why the names of somebody cannot be changed by the caller. */
export const editGates = (caller: Manager, user: UserFacts): TeamReason[] => {
  if (user.isStaff) return [reason('staff-account')];
  return user.isOwner && !caller.isOwner ? [reason('owners-own')] : [];
};

/** Why the caller cannot delete somebody or shut them out. */
export const leaveGates = (caller: Manager, user: UserFacts): TeamReason[] => {
  if (user.isLastOwner) {
    return [reason('last-owner', { unblockBy: 'Transfer the ownership first.', who: owners })];
  }
  if (user.id === caller.userId) return [reason('own-account')];
  if (user.isOwner && !caller.isOwner) return [reason('owners-own')];
  return isBeyond(caller, user.rights) ? [reason('beyond-own-rights', { who: owners })] : [];
};

/** Why the caller cannot make somebody an owner. */
export const ownerGates = (caller: Manager, user: UserFacts): TeamReason[] => {
  if (!caller.isOwner) return [reason('owners-own')];
  if (user.id === caller.userId) return [reason('owners-own', { text: 'You are already an owner.' })];
  if (user.isStaff) return [reason('staff-account')];
  return user.isEmailVerified
    ? []
    : [reason('not-confirmed', { unblockBy: 'Send them the email again, and wait until they sign in.' })];
};
