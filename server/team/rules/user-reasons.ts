import type { Permission } from '#contract/common/permissions.ts';
import { unblockerNames } from '#contract/common/reasons/define-reasons.ts';
import { teamReasons } from '#contract/team/reasons.ts';
import { exceedsOwnPermissions, teamReason, type RoleManager, type TeamReason } from './role-reasons.ts';

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

/** Returns why the caller can't change a user's names. */
export const reasonsAgainstEditingUser = (caller: RoleManager, user: UserFacts): TeamReason[] => {
  if (user.isStaff) return [teamReason('staff-account')];
  return user.isOwner && !caller.isOwner ? [teamReason('owners-own')] : [];
};

/** Returns why the caller can't delete a user or disable their sign-in. */
export const reasonsAgainstRemovingUser = (caller: RoleManager, user: UserFacts): TeamReason[] => {
  if (user.isLastOwner) {
    return [teamReasons['last-owner']];
  }
  if (user.id === caller.userId) return [teamReason('own-account')];
  if (user.isOwner && !caller.isOwner) return [teamReason('owners-own')];
  return exceedsOwnPermissions(caller, user.rights)
    ? [teamReason('beyond-own-rights', { who: unblockerNames.owner })]
    : [];
};

/** Returns why the caller can't make a user an owner. */
export const reasonsAgainstMakingOwner = (caller: RoleManager, user: UserFacts): TeamReason[] => {
  if (!caller.isOwner) return [teamReason('owners-own')];
  if (user.id === caller.userId) return [teamReasons['already-owner']];
  if (user.isStaff) return [teamReason('staff-account')];
  return user.isEmailVerified ? [] : [teamReasons['not-confirmed']];
};
