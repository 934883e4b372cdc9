import type { Permission } from '#contract/common/permissions.ts';
import { unblockerCopy } from '#contract/common/reasons/define-reasons.ts';
import { teamReasons } from '#contract/team/reasons.ts';
import { exceedsOwnPermissions, teamReason, type RoleManager, type TeamReason } from './role-gates.ts';

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

/** Why the names of somebody cannot be changed by the caller. */
export const editGates = (caller: RoleManager, user: UserFacts): TeamReason[] => {
  if (user.isStaff) return [teamReason('staff-account')];
  return user.isOwner && !caller.isOwner ? [teamReason('owners-own')] : [];
};

/** Why the caller cannot delete somebody or shut them out. */
export const leaveGates = (caller: RoleManager, user: UserFacts): TeamReason[] => {
  if (user.isLastOwner) {
    return [teamReasons['last-owner']];
  }
  if (user.id === caller.userId) return [teamReason('own-account')];
  if (user.isOwner && !caller.isOwner) return [teamReason('owners-own')];
  return exceedsOwnPermissions(caller, user.rights)
    ? [teamReason('beyond-own-rights', { who: unblockerCopy.owner })]
    : [];
};

/** Why the caller cannot make somebody an owner. */
export const ownerGates = (caller: RoleManager, user: UserFacts): TeamReason[] => {
  if (!caller.isOwner) return [teamReason('owners-own')];
  if (user.id === caller.userId) return [teamReasons['already-owner']];
  if (user.isStaff) return [teamReason('staff-account')];
  return user.isEmailVerified ? [] : [teamReasons['not-confirmed']];
};
