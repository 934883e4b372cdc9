import { permissions as allPermissions, type Permission } from '#contract/common/permissions.ts';
import type { RoleKind } from '#contract/identity/rules.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { roleKindOf, roleNameOf } from '../rules/role-of.ts';

/** What is known about a person and their tenant. */
export interface Person {
  id: string;
  tenantId: string;
  email: string;
  isEmailVerified: boolean;
  username: string;
  nickname: string;
  firstName: string;
  lastName: string;
  isSubUser: boolean;
  loginCount: number;
  lastLoginAt: Date | null;
  createdAt: Date;
  tenantName: string;
  side: 'agency' | 'client' | 'provider';
  status: 'approved' | 'pending' | 'declined';
  isAssessmentCompleted: boolean;
  roles: readonly string[];
  roleName: string;
  roleKind: RoleKind;
  permissions: readonly Permission[];
}

const permissionsOf = async (scope: Scope, userId: string, hasRoles: boolean): Promise<Permission[]> => {
  const granted = await scope.db
    .selectFrom('rolePermission')
    .innerJoin('role', 'role.id', 'rolePermission.roleId')
    .$if(hasRoles, (query) =>
      query.innerJoin('userRole', 'userRole.roleId', 'role.id').where('userRole.userId', '=', userId),
    )
    // Somebody without a role has the rights of a standard user.
    .$if(!hasRoles, (query) =>
      query.where('role.tenantId', 'is', null).where('role.name', '=', 'Rolecall Standard User Account'),
    )
    .select('permission')
    .distinct()
    .execute();
  const found = new Set<string>(granted.map(({ permission }) => permission));
  return allPermissions.filter((permission) => found.has(permission));
};

/** A person with their tenant, roles and rights. */
export const readPerson = async (scope: Scope, userId: string): Promise<Person> => {
  const { isOwner, ...person } = await scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select([
      'appUser.id',
      'appUser.tenantId',
      'appUser.email',
      'appUser.isEmailVerified',
      'appUser.username',
      'appUser.nickname',
      'appUser.firstName',
      'appUser.lastName',
      'appUser.isOwner',
      'appUser.isSubUser',
      'appUser.loginCount',
      'appUser.lastLoginAt',
      'appUser.createdAt',
      'tenant.name as tenantName',
      'tenant.side',
      'tenant.status',
      'tenant.isAssessmentCompleted',
    ])
    .where('appUser.id', '=', userId)
    .executeTakeFirstOrThrow();
  const roles = (
    await scope.db
      .selectFrom('userRole')
      .innerJoin('role', 'role.id', 'userRole.roleId')
      .select('role.name')
      .where('userRole.userId', '=', userId)
      .orderBy('role.name')
      .execute()
  ).map(({ name }) => name);
  const facts = { side: person.side, isOwner, isSubUser: person.isSubUser, roles };
  return {
    ...person,
    roles,
    roleName: roleNameOf(facts),
    roleKind: roleKindOf(facts),
    permissions:
      person.side !== 'agency' ? [] : isOwner ? allPermissions : await permissionsOf(scope, userId, roles.length > 0),
  };
};
