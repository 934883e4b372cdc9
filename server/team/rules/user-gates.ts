import type { Permission } from '#contract/common/permissions.ts';
import { exceedsOwnPermissions, teamReason, type RoleManager, type TeamReason } from './role-gates.ts';

/** A user of the agency with the facts that rules need. */
export interface UserFacts {
  readonly id: string;
  readonly isOwner: boolean;
  /** Whether the agency would have no owner without this user. */
  readonly isLastOwner: boolean;
  readonly isStaff: boolean;
  readonly isEmailVerified: boolean;
  readonly rights: readonly Permission[];
}

const owners = 'The owner of your agency';

/** Why the caller cannot change the names of a user. */
export const editGates = (caller: RoleManager, user: UserFacts): TeamReason[] => {
  if (user.isStaff) return [teamReason('staff-account')];
  return user.isOwner && !caller.isOwner ? [teamReason('owners-own')] : [];
};

/** Why the caller cannot delete a user or close their sign-in. */
export const leaveGates = (caller: RoleManager, user: UserFacts): TeamReason[] => {
  if (user.isLastOwner) {
    return [teamReason('last-owner', { unblockBy: 'Transfer the ownership first.', who: owners })];
  }
  if (user.id === caller.userId) return [teamReason('own-account')];
  if (user.isOwner && !caller.isOwner) return [teamReason('owners-own')];
  return exceedsOwnPermissions(caller, user.rights) ? [teamReason('beyond-own-rights', { who: owners })] : [];
};

/** Why the caller cannot make a user an owner. */
export const ownerGates = (caller: RoleManager, user: UserFacts): TeamReason[] => {
  if (!caller.isOwner) return [teamReason('owners-own')];
  if (user.id === caller.userId) return [teamReason('owners-own', { text: 'You are already an owner.' })];
  if (user.isStaff) return [teamReason('staff-account')];
  return user.isEmailVerified
    ? []
    : [teamReason('not-confirmed', { unblockBy: 'Send them the email again, and wait until they sign in.' })];
};
