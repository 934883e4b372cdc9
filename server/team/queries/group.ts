import type { SentOutputOf } from '#contract/common/operation.ts';
import { permissions as allPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import type * as team from '#contract/team/operations/roles.ts';
import { permissionIdOf } from '#contract/team/rules.ts';
import { roleNameOf } from '#server/identity/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToCreateRolesAndUsers } from '../policy.ts';
import { findRoles, selectUserRoleIds, toRoleRow, type FoundRole, type RoleHolder } from './roles.ts';

interface Member extends RoleHolder {
  isOwner: boolean;
  isSubUser: boolean;
  roleIds: readonly string[];
}

/** Returns all of the tenant's users with their roles, oldest first. */
export const listGroupMembers = async (scope: AgencyScope): Promise<Member[]> => {
  const rows = await scope.db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName', 'isOwner', 'isSubUser'])
    .select((eb) => selectUserRoleIds(eb.ref('appUser.id')).as('roleIds'))
    .where('tenantId', '=', scope.tenantId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id, firstName, lastName, ...row }) => ({ ...row, userId: id, name: `${firstName} ${lastName}` }));
};

const rowsOf = async (scope: AgencyScope, members: readonly Member[]) => {
  const holders = new Map<string, Member[]>();
  for (const member of members) {
    for (const roleId of member.roleIds) holders.set(roleId, [...(holders.get(roleId) ?? []), member]);
  }
  const rows = (roles: readonly FoundRole[]) => roles.map((role) => toRoleRow(scope, role, holders.get(role.id) ?? []));
  const all = await findRoles(scope);
  return {
    roles: rows(all.filter((role) => !role.isArchived)),
    archivedRoles: rows(all.filter((role) => role.isArchived)),
  };
};

/** Lists the roles in the tenant's group. */
export const listRoles = async (scope: AgencyScope): Promise<SentOutputOf<typeof team.listRoles>> =>
  (await rowsOf(scope, await listGroupMembers(scope))).roles;

type Standing = 'owner' | 'sub-user' | 'none';

/** Reads the group: its roles, and the users without a role. */
export const readGroup = async (scope: AgencyScope): Promise<SentOutputOf<typeof team.readGroup>> => {
  const members = await listGroupMembers(scope);
  const roleless = members.filter(({ isOwner, roleIds }) => !isOwner && roleIds.length === 0);
  const standing = (key: Standing, rights: readonly Permission[], those: readonly Member[]) => ({
    key,
    name: roleNameOf({ side: 'agency', isOwner: key === 'owner', isSubUser: key === 'sub-user', roles: [] }),
    permissions: rights.map(permissionIdOf),
    userCount: those.length,
    userNames: those.map(({ name }) => name),
  });
  const owners = members.filter(({ isOwner }) => isOwner);
  const subUsers = roleless.filter(({ isSubUser }) => isSubUser);
  const others = roleless.filter(({ isSubUser }) => !isSubUser);
  return {
    _id: scope.tenantId,
    name: scope.tenantName,
    ...(await rowsOf(scope, members)),
    implicitRoles: [
      standing('owner', allPermissions, owners),
      standing('sub-user', standardPermissions, subUsers),
      standing('none', standardPermissions, others),
    ],
    can: { create: rightToCreateRolesAndUsers(scope) },
  };
};
