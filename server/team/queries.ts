import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import { pageOf } from '#contract/common/paging.ts';
import { permissions as allPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import type * as team from '#contract/team/operations.ts';
import { partsOf, permissionIdOf, permissionOf, roleTypeOf, shownRoleName } from '#contract/team/rules.ts';
import { roleNameOf } from '#server/identity/public.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { assignRight, createRight, roleRights } from './policy.ts';
import { rightsOf } from './rules/rights-of.ts';

type UserRow = SentOutputOf<typeof team.listAllUsers>[number];
type RoleRow = SentOutputOf<typeof team.createRole>;

/** A role of the tenant's group as the rules see it. */
export interface FoundRole {
  id: string;
  name: string;
  isDefault: boolean;
  permissions: readonly Permission[];
}

/** The roles that the caller's tenant can give: those of everybody, then its own by name; some of them, or all. */
export const findRoles = async (scope: AgencyScope, ids?: readonly string[]): Promise<FoundRole[]> => {
  if (ids?.length === 0) return [];
  const rows = await scope.db
    .selectFrom('role')
    .leftJoin('rolePermission', 'rolePermission.roleId', 'role.id')
    .select(['role.id', 'role.name', 'role.tenantId', 'rolePermission.permission'])
    .where((eb) => eb.or([eb('role.tenantId', '=', scope.tenantId), eb('role.tenantId', 'is', null)]))
    .$if(ids !== undefined, (query) => query.where('role.id', 'in', ids ?? []))
    .orderBy('role.tenantId', (order) => order.asc().nullsFirst())
    .orderBy('role.name')
    .execute();
  const found = new Map<string, { id: string; name: string; isDefault: boolean; held: Set<string> }>();
  for (const { id, name, tenantId, permission } of rows) {
    const role = found.get(id) ?? { id, name, isDefault: tenantId === null, held: new Set() };
    if (permission !== null) role.held.add(permission);
    found.set(id, role);
  }
  return [...found.values()].map(({ held, ...role }) => ({
    ...role,
    permissions: allPermissions.filter((one) => held.has(one)),
  }));
};

interface Holder {
  userId: string;
  roleId: string;
  roleName: string;
  name: string;
}

const holdersOf = async (scope: AgencyScope, userIds?: readonly string[]): Promise<readonly Holder[]> => {
  if (userIds?.length === 0) return [];
  const rows = await scope.db
    .selectFrom('userRole')
    .innerJoin('role', 'role.id', 'userRole.roleId')
    .innerJoin('appUser', 'appUser.id', 'userRole.userId')
    .select(['userRole.userId', 'userRole.roleId', 'role.name as roleName', 'appUser.firstName', 'appUser.lastName'])
    .where('userRole.tenantId', '=', scope.tenantId)
    .where('appUser.deletedAt', 'is', null)
    .$if(userIds !== undefined, (query) => query.where('userRole.userId', 'in', userIds ?? []))
    .orderBy('role.name')
    .orderBy('appUser.createdAt')
    .execute();
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}` }));
};

/** Who holds a role, by their ids. */
export const holderIdsOf = async (scope: AgencyScope, roleId: string): Promise<readonly string[]> =>
  (await holdersOf(scope)).filter((one) => one.roleId === roleId).map(({ userId }) => userId);

const usersOf = (scope: AgencyScope) =>
  scope.db.selectFrom('appUser').where('tenantId', '=', scope.tenantId).where('deletedAt', 'is', null);

const readUsers = async (scope: AgencyScope, page?: { limit: number; offset: number }): Promise<UserRow[]> => {
  const rows = await usersOf(scope)
    .select([
      'id',
      'email',
      'username',
      'isEmailVerified',
      'nickname',
      'firstName',
      'lastName',
      'isOwner',
      'isSubUser',
      'createdAt',
      'lastLoginAt',
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .$if(page !== undefined, (query) => query.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
    .execute();
  const ids = rows.map(({ id }) => id);
  const holders = await holdersOf(scope, ids);
  const roles = new Map((await findRoles(scope)).map((role) => [role.id, role]));
  return rows.map((row) => {
    const held = holders.filter((one) => one.userId === row.id);
    const names = held.map(({ roleName }) => roleName);
    const rights = rightsOf(
      row,
      held.map(({ roleId }) => roles.get(roleId)?.permissions ?? []),
    );
    return {
      user_id: row.id,
      email: row.email,
      username: row.username,
      email_verified: row.isEmailVerified,
      picture: null,
      created_at: row.createdAt.toISOString(),
      last_login: row.lastLoginAt?.toISOString() ?? null,
      user_metadata: {
        user_role: roleNameOf({ side: 'agency', isOwner: row.isOwner, isSubUser: row.isSubUser, roles: names }),
        primary_contact_first_name: row.firstName,
        primary_contact_last_name: row.lastName,
        organization_name: scope.tenantName,
        tenant_id: scope.tenantId,
        nickname: row.nickname,
        is_sub_user: row.isSubUser,
      },
      app_metadata: { roles: names, permissions: [...rights] },
      isOwner: row.isOwner,
      roles: held.map(({ roleId, roleName }) => ({ _id: roleId, name: roleName })),
      can: { assignRoles: assignRight(scope, row) },
    };
  });
};

/** A page of the tenant's users, those created last first. */
export const listUsers = async (
  scope: AgencyScope,
  input: InputOf<typeof team.listUsers>,
): Promise<SentOutputOf<typeof team.listUsers>> => {
  const { total } = await usersOf(scope)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const records = await readUsers(scope, { limit: input.pageSize, offset: input.pageCurrent * input.pageSize });
  return pageOf(records, input, total);
};

export const listAllUsers = (scope: AgencyScope): Promise<UserRow[]> => readUsers(scope);

const permissionRow = (permission: Permission) => ({
  _id: permissionIdOf(permission),
  name: permission,
  description: partsOf(permission).module,
});

export const listPermissions = (): Promise<SentOutputOf<typeof team.listPermissions>> =>
  Promise.resolve(allPermissions.map(permissionRow));

export const readPermission = (
  _scope: AgencyScope,
  input: InputOf<typeof team.readPermission>,
): Promise<Answer<typeof team.readPermission>> => {
  const permission = permissionOf(input.permissionId);
  return Promise.resolve(permission ? permissionRow(permission) : notFound());
};

/** What a user holds, and what they may do by it. */
export const readUserRoles = async (
  scope: AgencyScope,
  { userId }: { userId: string },
): Promise<Answer<typeof team.readUserRoles>> => {
  const user = await usersOf(scope).select('isOwner').where('id', '=', userId).executeTakeFirst();
  if (!user) return notFound();
  const held = await holdersOf(scope, [userId]);
  const roles = await findRoles(
    scope,
    held.map(({ roleId }) => roleId),
  );
  return {
    userId,
    roles: held.map(({ roleId, roleName }) => ({ _id: roleId, name: roleName })),
    permissions: rightsOf(
      user,
      roles.map(({ permissions }) => permissions),
    ).map(permissionRow),
  };
};

const roleRow = (scope: AgencyScope, role: FoundRole, holders: readonly Holder[]): RoleRow => {
  const held = holders.filter(({ roleId }) => roleId === role.id);
  return {
    _id: role.id,
    name: role.name,
    shownName: shownRoleName(role.name),
    type: roleTypeOf(role.name),
    permissions: role.permissions.map(permissionIdOf),
    userCount: held.length,
    userNames: held.map(({ name }) => name),
    can: roleRights(scope, { ...role, holderIds: held.map(({ userId }) => userId) }),
  };
};

/** The roles of the tenant's group. */
export const listRoles = async (scope: AgencyScope): Promise<RoleRow[]> => {
  const holders = await holdersOf(scope);
  return (await findRoles(scope)).map((role) => roleRow(scope, role, holders));
};

/** One role of the tenant's group, as its administration shows it. */
export const readRole = async (scope: AgencyScope, roleId: string): Promise<RoleRow> => {
  const [role] = await findRoles(scope, [roleId]);
  if (!role) throw new Error('The role is not there.');
  return roleRow(scope, role, await holdersOf(scope));
};

/** The group: its roles, and who is what without one. */
export const readGroup = async (scope: AgencyScope): Promise<SentOutputOf<typeof team.readGroup>> => {
  const holders = new Set((await holdersOf(scope)).map(({ userId }) => userId));
  const users = await usersOf(scope)
    .select(['id', 'firstName', 'lastName', 'isOwner', 'isSubUser'])
    .orderBy('createdAt')
    .execute();
  const standing = (key: 'owner' | 'sub-user' | 'none', rights: readonly Permission[], those: typeof users) => ({
    key,
    name: roleNameOf({ side: 'agency', isOwner: key === 'owner', isSubUser: key === 'sub-user', roles: [] }),
    permissions: rights.map(permissionIdOf),
    userCount: those.length,
    userNames: those.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  });
  const roleless = users.filter(({ id, isOwner }) => !isOwner && !holders.has(id));
  return {
    _id: scope.tenantId,
    name: scope.tenantName,
    roles: await listRoles(scope),
    standings: [
      standing(
        'owner',
        allPermissions,
        users.filter(({ isOwner }) => isOwner),
      ),
      standing(
        'sub-user',
        standardPermissions,
        roleless.filter(({ isSubUser }) => isSubUser),
      ),
      standing(
        'none',
        standardPermissions,
        roleless.filter(({ isSubUser }) => !isSubUser),
      ),
    ],
    can: { create: createRight(scope) },
  };
};
