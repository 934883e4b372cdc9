import type { Side } from '#contract/common/operation.ts';
import type { RoleKind } from '#contract/identity/rules.ts';
import { roleNameCopy } from '../copy.ts';

interface RoleFacts {
  side: Side;
  isOwner: boolean;
  isSubUser: boolean;
  /** The names of the user's roles. */
  roles: readonly string[];
}

const adminRoles = ['Rolecall Admin Account', 'Rolecall Account Manager'];

/** Returns the kind of role for the after-login rules. Source: specification 1, section 6. */
export const roleKindOf = ({ isOwner, isSubUser, roles }: RoleFacts): RoleKind => {
  if (isOwner) return 'owner';
  if (roles.some((role) => adminRoles.includes(role))) return 'admin';
  return isSubUser ? 'sub-user' : 'other';
};

/** Returns the display name of a user's role, without the provider's prefix. */
export const roleNameOf = ({ side, isOwner, isSubUser, roles }: RoleFacts): string => {
  if (side === 'client') return roleNameCopy.employer;
  if (side === 'auditor') return roleNameCopy.auditor;
  if (isOwner) return roleNameCopy.owner;
  const named = roles.map((role) => role.replace(/^Rolecall /, '')).join(', ');
  if (named !== '') return named;
  if (side === 'provider') return roleNameCopy.staff;
  return isSubUser ? roleNameCopy.oldSubUser : roleNameCopy.none;
};
