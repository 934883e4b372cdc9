import { sql } from 'kysely';
import { permissions as allPermissions, type Permission } from '#contract/common/permissions.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import {
  isVisiblePermission,
  splitPermission,
  permissionById,
  roleTypeOf,
  missingDependencies,
} from '#contract/team/rules.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rolePermissionCopy } from '../copy.ts';
import { findRoles, type FoundRole } from '../queries/roles.ts';

/** Returns the permissions for IDs that the contract has validated. */
export const permissionsByIds = (ids: readonly string[]): Permission[] =>
  [...new Set(ids)].map(permissionById).filter((one) => one !== undefined);

/** Sorts permissions in the order in which the product lists them. */
export const sortPermissions = (rights: readonly Permission[]): Permission[] =>
  allPermissions.filter((one) => rights.includes(one));

/** Refuses permissions whose required permissions are missing. */
export const missingDependencyRefusal = (rights: readonly Permission[]): Refused<'role-not-linked'> | undefined => {
  const [first] = missingDependencies(rights);
  if (first === undefined) return undefined;
  const { module, feature } = splitPermission(first);
  return refuse(teamRefusals['role-not-linked'], {
    message: rolePermissionCopy.notLinked({ feature, module }),
  });
};

/**
 * Refuses permissions that the role editor doesn't show. A role that had such a permission before this rule may keep
 * it.
 */
export const hiddenPermissionRefusal = (
  rights: readonly Permission[],
  before: readonly Permission[] = [],
): Refused<'right-not-shown'> | undefined => {
  const hidden = rights.find((one) => !isVisiblePermission(one) && !before.includes(one));
  if (hidden === undefined) return undefined;
  const { module, feature } = splitPermission(hidden);
  return refuse(teamRefusals['right-not-shown'], { message: rolePermissionCopy.notShown({ feature, module }) });
};

const atName = <Code extends 'role-name-taken' | 'role-name-reserved'>(code: Code) =>
  refuse(teamRefusals[code], { fields: [{ field: 'name', message: teamRefusals[code].message }] });

/** Refuses a name reserved for predefined roles. */
export const reservedNameRefusal = (name: string): Refused<'role-name-reserved'> | undefined =>
  roleTypeOf(name) === 'default' ? atName('role-name-reserved') : undefined;

/**
 * Returns the refusal for a name that another role has, in any capitalisation. The database decides, so concurrent
 * calls can't both succeed.
 */
export const takenNameRefusal = (): Refused<'role-name-taken'> => atName('role-name-taken');

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

/** Renames a role; false if another role has the name. Earlier writes in the transaction aren't rolled back. */
export const renameRole = async (scope: AgencyScope, roleId: string, name: string): Promise<boolean> => {
  await sql`savepoint naming`.execute(scope.db);
  try {
    await scope.db.updateTable('role').set({ name }).where('id', '=', roleId).execute();
    return true;
  } catch (error) {
    if (!isTaken(error)) throw error;
    await sql`rollback to savepoint naming`.execute(scope.db);
    return false;
  }
};

/**
 * Locks a role that is about to be changed, so that no one assigns, changes or deletes it meanwhile. The role is read
 * after it is locked, to see concurrent changes. Default roles never change and need no lock.
 */
export const lockRole = async (scope: AgencyScope, roleId: string): Promise<FoundRole | undefined> => {
  await scope.db
    .selectFrom('role')
    .select('id')
    .where('id', '=', roleId)
    .where('tenantId', '=', scope.tenantId)
    .forUpdate()
    .execute();
  return (await findRoles(scope, [roleId]))[0];
};

/**
 * Locks roles that are about to be assigned or removed. They can't be changed meanwhile, but other calls may assign
 * them too.
 */
export const lockRolesForShare = async (scope: AgencyScope, roleIds: readonly string[]): Promise<FoundRole[]> => {
  if (roleIds.length === 0) return [];
  await scope.db
    .selectFrom('role')
    .select('id')
    .where('id', 'in', roleIds)
    .where('tenantId', '=', scope.tenantId)
    .orderBy('id')
    .forShare()
    .execute();
  return findRoles(scope, roleIds);
};

/** Replaces a role's permissions. */
export const savePermissions = async (
  scope: AgencyScope,
  roleId: string,
  rights: readonly Permission[],
): Promise<void> => {
  const others = scope.db
    .deleteFrom('rolePermission')
    .where('roleId', '=', roleId)
    .$if(rights.length > 0, (query) => query.where('permission', 'not in', rights));
  if (rights.length === 0) {
    await others.execute();
    return;
  }
  await scope.db
    .with('others', () => others)
    .insertInto('rolePermission')
    .values(rights.map((permission) => ({ roleId, tenantId: scope.tenantId, permission })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
