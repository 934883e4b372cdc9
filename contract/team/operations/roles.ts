import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { rightShape } from '#contract/common/problem.ts';
import { requiredTextSchema } from '#contract/common/text.ts';
import { teamRefusals } from '../refusals.ts';
import { permissionIds } from '../rules.ts';
import { tenantRolesShape, permissionShape, roleShape, teamUserShape, userRolesShape } from '../shapes.ts';

const anybody = { agency: 'any' } as const;
const managers = { agency: 'Manage Users=Invite User / Assign / Edit User Role' } as const;

const rightIds = z.array(z.enum(permissionIds as [string, ...string[]])).max(permissionIds.length);
const roleIds = z.array(id()).min(1).max(50);
const roleName = requiredTextSchema('Role name', 60);

export const listUsers = operation({
  name: 'team.users',
  summary: "Lists the tenant's users by page, newest first.",
  effect: 'read',
  access: anybody,
  input: z.object(pageInput),
  output: z.object({
    records: z.array(teamUserShape),
    ...pageOutput,
    can: z.object({ addUser: rightShape, addAccountManager: rightShape, addTechSupport: rightShape }),
  }),
});

export const listAllUsers = operation({
  name: 'team.allUsers',
  summary: 'Lists all users of the tenant, newest first.',
  effect: 'read',
  access: anybody,
  input: z.object({}),
  output: z.array(teamUserShape),
});

export const readUserRoles = operation({
  name: 'team.userRoles',
  summary: 'The roles and permissions of a user.',
  effect: 'read',
  access: anybody,
  input: z.object({ userId: id() }),
  output: userRolesShape,
});

export const assignRoles = operation({
  name: 'team.assignRoles',
  summary: 'Adds roles to a user.',
  effect: 'write',
  access: managers,
  input: z.object({ userId: id(), roleIds }),
  output: userRolesShape,
  refusals: [
    teamRefusals['own-roles'],
    teamRefusals['owner-has-all-rights'],
    teamRefusals['beyond-own-rights'],
    teamRefusals['staff-role'],
    teamRefusals['staff-account'],
  ],
});

export const removeRoles = operation({
  name: 'team.removeRoles',
  summary: 'Removes roles from a user.',
  effect: 'write',
  access: managers,
  input: z.object({ userId: id(), roleIds }),
  output: userRolesShape,
  refusals: [
    teamRefusals['own-roles'],
    teamRefusals['owner-has-all-rights'],
    teamRefusals['beyond-own-rights'],
    teamRefusals['staff-account'],
    teamRefusals['last-role'],
  ],
});

export const listRoles = operation({
  name: 'team.roles',
  summary: "Lists the roles of the tenant's group, predefined roles first.",
  effect: 'read',
  access: anybody,
  input: z.object({}),
  output: z.array(roleShape),
});

export const createRole = operation({
  name: 'team.createRole',
  summary: 'Creates a role of the tenant.',
  effect: 'write',
  access: managers,
  input: z.object({ name: roleName, permissions: rightIds }),
  output: roleShape,
  refusals: [
    teamRefusals['role-name-taken'],
    teamRefusals['role-name-reserved'],
    teamRefusals['role-not-linked'],
    teamRefusals['right-not-shown'],
    teamRefusals['beyond-own-rights'],
  ],
});

export const updateRole = operation({
  name: 'team.updateRole',
  summary: 'Updates the name or the permissions of a role. Omitted fields keep their value.',
  effect: 'write',
  access: managers,
  input: z.object({ roleId: id(), name: roleName.optional(), permissions: rightIds.optional() }),
  output: roleShape,
  refusals: [
    teamRefusals['default-role'],
    teamRefusals['own-roles'],
    teamRefusals['role-name-taken'],
    teamRefusals['role-name-reserved'],
    teamRefusals['role-not-linked'],
    teamRefusals['right-not-shown'],
    teamRefusals['beyond-own-rights'],
  ],
});

export const deleteRole = operation({
  name: 'team.deleteRole',
  summary: 'Deletes a role that is not assigned to anyone.',
  effect: 'write',
  access: managers,
  input: z.object({ roleId: id() }),
  output: z.object({ roleId: id() }),
  refusals: [teamRefusals['default-role'], teamRefusals['role-in-use'], teamRefusals['beyond-own-rights']],
});

export const listPermissions = operation({
  name: 'team.permissions',
  summary: 'Lists all permissions.',
  effect: 'read',
  access: anybody,
  input: z.object({}),
  output: z.array(permissionShape),
});

export const readPermission = operation({
  name: 'team.permission',
  summary: 'One permission.',
  effect: 'read',
  access: anybody,
  input: z.object({ permissionId: z.string().max(100) }),
  output: permissionShape,
});

export const readGroup = operation({
  name: 'team.group',
  summary: "Returns the tenant's group with its roles. The ID of the group is the ID of the tenant.",
  effect: 'read',
  access: anybody,
  input: z.object({}),
  output: tenantRolesShape,
});

const inGroup = {
  effect: 'write',
  access: managers,
  input: z.object({ roleIds }),
  output: z.array(roleShape),
} as const;

export const addRolesToGroup = operation({
  ...inGroup,
  name: 'team.addRolesToGroup',
  summary: "Restores archived roles to the tenant's group, so that they can be assigned.",
  refusals: [teamRefusals['beyond-own-rights']],
});

export const removeRolesFromGroup = operation({
  ...inGroup,
  name: 'team.removeRolesFromGroup',
  summary: "Archives roles: they leave the tenant's group and can't be assigned until they are restored.",
  refusals: [teamRefusals['default-role'], teamRefusals['role-in-use'], teamRefusals['beyond-own-rights']],
});
