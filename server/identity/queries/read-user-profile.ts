import { permissions as allPermissions, type Permission } from '#contract/common/permissions.ts';
import { photoPathOf, type RoleKind } from '#contract/identity/rules.ts';
import type { SentOutputOf, Side } from '#contract/common/operation.ts';
import type { readSidebar as sidebarOperation, readUser as userOperation } from '#contract/identity/operations.ts';
import { logoPathOf } from '#contract/tenants/rules.ts';
import { tenantStatusIds } from '#contract/tenants/states.ts';
import type { SignedInUser } from '#contract/identity/shapes.ts';
import type { Scope, UserScope } from '#server/platform/scope/scope.ts';
import { roleKindOf, roleNameOf } from '../rules/role-of.ts';

/** A user and their tenant. */
export interface UserProfile {
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
  photoId: string | null;
  walkthroughOn: boolean;
  tenantName: string;
  side: Side;
  status: 'approved' | 'pending' | 'declined';
  isAssessmentCompleted: boolean;
  logoKey: string | null;
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
    // A user without a role has the permissions of a standard user.
    .$if(!hasRoles, (query) =>
      query.where('role.tenantId', 'is', null).where('role.name', '=', 'Rolecall Standard User Account'),
    )
    .select('permission')
    .distinct()
    .execute();
  const found = new Set<string>(granted.map(({ permission }) => permission));
  return allPermissions.filter((permission) => found.has(permission));
};

/** Reads a user with their tenant, roles and permissions. */
export const readUserProfile = async (scope: Scope, userId: string): Promise<UserProfile> => {
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
      'appUser.photoId',
      'appUser.walkthroughOn',
      'tenant.name as tenantName',
      'tenant.side',
      'tenant.status',
      'tenant.isAssessmentCompleted',
      'tenant.logoKey',
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

/** Reads the signed-in user's identity record. */
export const readUser = async (scope: UserScope): Promise<SentOutputOf<typeof userOperation>> => {
  const person = await readUserProfile(scope, scope.userId);
  return {
    user_id: person.id,
    email: person.email,
    username: person.username,
    email_verified: person.isEmailVerified,
    picture: photoPathOf(person.photoId),
    created_at: person.createdAt.toISOString(),
    last_login: person.lastLoginAt?.toISOString() ?? null,
    user_metadata: {
      user_role: person.roleName,
      primary_contact_first_name: person.firstName,
      primary_contact_last_name: person.lastName,
      organization_name: person.tenantName,
      tenant_id: person.tenantId,
      nickname: person.nickname,
      is_sub_user: person.isSubUser,
    },
    app_metadata: { roles: [...person.roles], permissions: [...person.permissions] },
  };
};

/** Reads the data of the sidebar. */
export const readSidebar = async (scope: UserScope): Promise<SentOutputOf<typeof sidebarOperation>> => {
  const person = await readUserProfile(scope, scope.userId);
  return {
    userId: person.id,
    tenantId: person.tenantId,
    organizationName: person.tenantName,
    logoPath: logoPathOf(person.logoKey),
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    roleName: person.roleName,
    photoUrl: photoPathOf(person.photoId),
    photoThumbUrl: photoPathOf(person.photoId, 'thumb'),
    tenantStatusId: tenantStatusIds[person.status],
    verifiedStatus: person.status,
    isVerified: person.status === 'approved',
    isAssessmentCompleted: person.isAssessmentCompleted,
  };
};

/** Returns the user, tenant and permissions that a signed-in user's own pages receive. */
export const toSignedInUser = (person: UserProfile): SignedInUser => ({
  user: {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    role: person.roleName,
    photoUrl: photoPathOf(person.photoId, 'thumb'),
    walkthrough: person.walkthroughOn,
  },
  tenant: {
    id: person.tenantId,
    name: person.tenantName,
    side: person.side,
    verifiedStatus: person.status,
    isAssessmentCompleted: person.isAssessmentCompleted,
    logoUrl: logoPathOf(person.logoKey, 'thumb'),
  },
  permissions: [...person.permissions],
});
