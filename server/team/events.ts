import { z } from 'zod';
import { permissions } from '#contract/common/permissions.ts';
import { emptyPayloadSchema } from '#server/platform/events/payload-types.ts';

/** Events about users and their roles that other rooms receive. `data` contains the IDs. */
export const teamEvents = {
  roleCreated: 'team.role-created',
  roleChanged: 'team.role-changed',
  roleDeleted: 'team.role-deleted',
  rolesAssigned: 'team.roles-assigned',
  rolesRemoved: 'team.roles-removed',
  groupChanged: 'team.group-changed',
  userCreated: 'team.user-created',
  userChanged: 'team.user-changed',
  /** `successorId` is the ID of the user who takes over the open work. */
  userDeleted: 'team.user-deleted',
  signInClosed: 'team.sign-in-closed',
  loginAsked: 'team.login-asked',
  ownershipHandedOver: 'team.ownership-handed-over',
  staffAdded: 'team.staff-added',
  flagsChanged: 'team.flags-changed',
  securityChanged: 'team.security-changed',
  resetRequested: 'team.reset-requested',
  resetCancelled: 'team.reset-cancelled',
  secondFactorReset: 'team.second-factor-reset',
} as const;

const user = z.object({ userId: z.uuid() });
const reset = user.extend({ resetId: z.uuid() });
const role = z.object({ roleId: z.uuid() });
const permissionList = z.array(z.enum(permissions)).default([]);
const userRoles = user.extend({ roleIds: z.array(z.uuid()).default([]) });

export const teamPayloads = {
  [teamEvents.roleCreated]: role.extend({ added: permissionList }),
  [teamEvents.roleChanged]: role.extend({ added: permissionList, removed: permissionList }),
  /** The name is kept because the role's row is deleted. It is not personal data. */
  [teamEvents.roleDeleted]: role.extend({ name: z.string().default('') }),
  [teamEvents.rolesAssigned]: userRoles,
  [teamEvents.rolesRemoved]: userRoles,
  [teamEvents.groupChanged]: emptyPayloadSchema,
  [teamEvents.userCreated]: user,
  [teamEvents.userChanged]: user,
  [teamEvents.userDeleted]: user.extend({ successorId: z.uuid().nullable() }),
  [teamEvents.signInClosed]: user,
  [teamEvents.loginAsked]: user,
  [teamEvents.ownershipHandedOver]: user.extend({ fromUserId: z.uuid(), staysOwner: z.boolean() }),
  [teamEvents.staffAdded]: user,
  [teamEvents.flagsChanged]: emptyPayloadSchema,
  [teamEvents.resetRequested]: reset,
  [teamEvents.resetCancelled]: reset,
  [teamEvents.secondFactorReset]: reset,
  /** The roles, by ID or by the key of an implicit role. */
  [teamEvents.securityChanged]: z.object({ required: z.array(z.string()), released: z.array(z.string()) }),
} as const;
