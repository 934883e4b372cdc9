import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import { pageOf } from '#contract/common/paging.ts';
import type * as team from '#contract/team/operations.ts';
import { roleNameOf } from '#server/identity/public.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { assignRight } from '../policy.ts';
import { rightsOf } from '../rules/rights-of.ts';
import { permissionRow } from './permissions.ts';
import { findRoles, heldRoleIds, type FoundRole } from './roles.ts';

type UserRow = SentOutputOf<typeof team.listAllUsers>[number];

const usersOf = (scope: AgencyScope) =>
  scope.db.selectFrom('appUser').where('tenantId', '=', scope.tenantId).where('deletedAt', 'is', null);

const readRows = (scope: AgencyScope) =>
  usersOf(scope)
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
    .select((eb) => heldRoleIds(eb.ref('appUser.id')).as('roleIds'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof readRows>['execute']>>[number];

const rowsOf = async (scope: AgencyScope, rows: readonly Row[]): Promise<UserRow[]> => {
  // In the order in which roles are named one after the other.
  const roles = (await findRoles(scope, [...new Set(rows.flatMap(({ roleIds }) => roleIds))])).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return rows.map((row) => {
    const held: FoundRole[] = roles.filter(({ id }) => row.roleIds.includes(id));
    const names = held.map(({ name }) => name);
    const rights = rightsOf(
      row,
      held.map(({ permissions }) => permissions),
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
      roles: held.map(({ id, name }) => ({ _id: id, name })),
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
  const page = await readRows(scope)
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  return pageOf(await rowsOf(scope, page), input, total);
};

export const listAllUsers = async (scope: AgencyScope): Promise<UserRow[]> =>
  rowsOf(scope, await readRows(scope).execute());

/** What a user holds, and what they may do by it. */
export const readUserRoles = async (
  scope: AgencyScope,
  { userId }: { userId: string },
): Promise<Answer<typeof team.readUserRoles>> => {
  const user = await usersOf(scope)
    .select('isOwner')
    .select((eb) => heldRoleIds(eb.ref('appUser.id')).as('roleIds'))
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return notFound();
  return userRolesRow({ id: userId, isOwner: user.isOwner }, await findRoles(scope, user.roleIds));
};

/** The same, of what is known already. */
export const userRolesRow = (
  user: { id: string; isOwner: boolean },
  roles: readonly FoundRole[],
): SentOutputOf<typeof team.readUserRoles> => ({
  userId: user.id,
  roles: roles.map(({ id, name }) => ({ _id: id, name })).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  permissions: rightsOf(
    user,
    roles.map(({ permissions }) => permissions),
  ).map(permissionRow),
});
