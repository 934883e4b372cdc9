import { sql, type Expression } from 'kysely';
import type { SentOutputOf } from '#contract/common/operation.ts';
import { permissions as allPermissions, type Permission } from '#contract/common/permissions.ts';
import type * as team from '#contract/team/operations/roles.ts';
import { permissionIdOf, roleTypeOf, displayRoleName } from '#contract/team/rules.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { roleRights } from '../policy.ts';

type RoleRow = SentOutputOf<typeof team.createRole>;

/** A role of the tenant, with the data that the rules need. */
export interface FoundRole {
  id: string;
  name: string;
  isDefault: boolean;
  /** Whether the role is archived: no user has it, and it can't be assigned. */
  isArchived: boolean;
  permissions: readonly Permission[];
}

/** A user who has a role. */
export interface RoleHolder {
  userId: string;
  name: string;
}

/** Finds the roles of the caller's tenant, all or by ID. Default roles come first, then the tenant's own by name. */
export const findRoles = async (scope: AgencyScope, ids?: readonly string[]): Promise<FoundRole[]> => {
  if (ids?.length === 0) return [];
  const rows = await scope.db
    .selectFrom('role')
    .select(['id', 'name', 'tenantId', 'setAsideAt'])
    .select(sql<string[]>`array(select permission from role_permission where role_id = role.id)`.as('rights'))
    .where((eb) => eb.or([eb('tenantId', '=', scope.tenantId), eb('tenantId', 'is', null)]))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('tenantId', (order) => order.asc().nullsFirst())
    .orderBy('name')
    .execute();
  return rows.map(({ id, name, tenantId, setAsideAt, rights }) => ({
    id,
    name,
    isDefault: tenantId === null,
    isArchived: setAsideAt !== null,
    permissions: allPermissions.filter((one) => rights.includes(one)),
  }));
};

/** Selects the IDs of a user's roles, to be read together with the user. */
export const selectUserRoleIds = (userId: Expression<string>) =>
  sql<string[]>`array(select user_role.role_id from user_role where user_role.user_id = ${userId})`;

/** Lists the users who have a role, oldest first. */
export const listRoleHolders = async (scope: AgencyScope, roleId: string): Promise<readonly RoleHolder[]> => {
  const rows = await scope.db
    .selectFrom('userRole')
    .innerJoin('appUser', 'appUser.id', 'userRole.userId')
    .select(['appUser.id as userId', 'appUser.firstName', 'appUser.lastName'])
    .where('userRole.roleId', '=', roleId)
    .where('userRole.tenantId', '=', scope.tenantId)
    .where('appUser.deletedAt', 'is', null)
    .orderBy('appUser.createdAt')
    .orderBy('appUser.id')
    .execute();
  return rows.map(({ userId, firstName, lastName }) => ({ userId, name: `${firstName} ${lastName}` }));
};

/** Converts a role to the form shown in the role administration. */
export const toRoleRow = (scope: AgencyScope, role: FoundRole, holders: readonly RoleHolder[]): RoleRow => ({
  _id: role.id,
  name: role.name,
  shownName: displayRoleName(role.name),
  type: roleTypeOf(role.name),
  permissions: role.permissions.map(permissionIdOf),
  userCount: holders.length,
  userNames: holders.map(({ name }) => name),
  can: roleRights(scope, { ...role, holderIds: holders.map(({ userId }) => userId) }),
});
