import { sql } from 'kysely';
import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { photoPathOf } from '#contract/identity/rules.ts';
import type * as team from '#contract/team/operations/roles.ts';
import type { readUser as showOperation } from '#contract/team/operations/users.ts';
import { isTestAccount, resolvedRoleName } from '#contract/team/rules.ts';
import { roleNameOf } from '#server/identity/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToCreateRolesAndUsers, staffRights, userRights } from '../policy.ts';
import { permissionsOfRoles } from '../rules/permissions-of-roles.ts';
import type { UserFacts } from '../rules/user-reasons.ts';
import { toPermissionRow } from './permissions.ts';
import { findRoles, selectUserRoleIds, type FoundRole } from './roles.ts';

type UserRow = SentOutputOf<typeof team.listAllUsers>[number];

const usersOf = (scope: AgencyScope) =>
  scope.db.selectFrom('appUser').where('appUser.tenantId', '=', scope.tenantId).where('appUser.deletedAt', 'is', null);

const readRows = (scope: AgencyScope) =>
  usersOf(scope)
    .leftJoin('staffAccount', 'staffAccount.userId', 'appUser.id')
    .select([
      'appUser.id',
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
      'photoId',
      'staffId',
    ])
    .select((eb) => [
      selectUserRoleIds(eb.ref('appUser.id')).as('roleIds'),
      sql<boolean>`app_user.is_owner and not exists (select 1 from app_user other where other.tenant_id = app_user.tenant_id
        and other.is_owner and other.deleted_at is null and other.id <> app_user.id)`.as('isLastOwner'),
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('appUser.id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof readRows>['execute']>>[number];

/** A user of the agency with the facts that commands need. */
export interface FoundUser extends UserFacts {
  email: string;
  username: string;
  nickname: string;
  firstName: string;
  lastName: string;
  lastLoginAt: Date | null;
  roles: readonly FoundRole[];
}

const foundUser = ({ roleIds, staffId, ...row }: Row, all: readonly FoundRole[]): FoundUser & Row => {
  const roles = all.filter(({ id }) => roleIds.includes(id));
  const rights = permissionsOfRoles(
    row,
    roles.map(({ permissions }) => permissions),
  );
  return { ...row, roleIds, staffId, isStaff: staffId !== null, roles, rights };
};

const userRow = (scope: AgencyScope, user: FoundUser & Row): UserRow => {
  const names = user.roles.map(({ name }) => name);
  return {
    user_id: user.id,
    email: user.email,
    username: user.username,
    email_verified: user.isEmailVerified,
    picture: photoPathOf(user.photoId, 'thumb'),
    created_at: user.createdAt.toISOString(),
    last_login: user.lastLoginAt?.toISOString() ?? null,
    user_metadata: {
      user_role: roleNameOf({ side: 'agency', isOwner: user.isOwner, isSubUser: user.isSubUser, roles: names }),
      primary_contact_first_name: user.firstName,
      primary_contact_last_name: user.lastName,
      organization_name: scope.tenantName,
      tenant_id: scope.tenantId,
      nickname: user.nickname,
      is_sub_user: user.isSubUser,
    },
    app_metadata: { roles: names, permissions: [...user.rights] },
    isOwner: user.isOwner,
    isStaff: user.isStaff,
    isTestAccount: isTestAccount(user.email),
    resolvedRole: resolvedRoleName(user, names),
    roles: user.roles.map(({ id, name }) => ({ _id: id, name })),
    can: userRights(scope, user),
  };
};

const byName = (a: FoundRole, b: FoundRole): number => (a.name < b.name ? -1 : 1);

/** Adds to each user their roles, sorted by name. */
const withRoles = async (scope: AgencyScope, rows: readonly Row[]): Promise<(FoundUser & Row)[]> => {
  const roles = (await findRoles(scope, [...new Set(rows.flatMap(({ roleIds }) => roleIds))])).toSorted(byName);
  return rows.map((row) => foundUser(row, roles));
};

const rowsOf = async (scope: AgencyScope, rows: readonly Row[]): Promise<UserRow[]> =>
  (await withRoles(scope, rows)).map((user) => userRow(scope, user));

/** Lists a page of the tenant's users, newest first. */
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
  return {
    ...toPage(await rowsOf(scope, page), input, total),
    can: { addUser: rightToCreateRolesAndUsers(scope), ...staffRights(scope) },
  };
};

export const listAllUsers = async (scope: AgencyScope): Promise<UserRow[]> =>
  rowsOf(scope, await readRows(scope).execute());

/** Finds a user of the agency; undefined if there is none with this ID, or if the user was deleted. */
export const findUser = async (scope: AgencyScope, userId: string): Promise<FoundUser | undefined> => {
  const rows = await readRows(scope).where('appUser.id', '=', userId).execute();
  return (await withRoles(scope, rows))[0];
};

/** Returns one user. */
export const readUserWithRoles = async (
  scope: AgencyScope,
  { userId }: { userId: string },
): Promise<HandlerResult<typeof showOperation>> => {
  const [user] = await rowsOf(scope, await readRows(scope).where('appUser.id', '=', userId).execute());
  return user ?? notFound();
};

/** Returns a changed user as the list shows them. */
export const readUser = async (scope: AgencyScope, userId: string): Promise<UserRow> => {
  const [user] = await rowsOf(scope, await readRows(scope).where('appUser.id', '=', userId).execute());
  if (!user) throw new Error('The user is not there.');
  return user;
};

/** Reads a user's roles, and the resulting permissions. */
export const readUserRoles = async (
  scope: AgencyScope,
  { userId }: { userId: string },
): Promise<HandlerResult<typeof team.readUserRoles>> => {
  const user = await usersOf(scope)
    .select('isOwner')
    .select((eb) => selectUserRoleIds(eb.ref('appUser.id')).as('roleIds'))
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return notFound();
  return toUserRolesRow({ id: userId, isOwner: user.isOwner }, await findRoles(scope, user.roleIds));
};

/** Returns a user's roles and permissions from data already loaded. */
export const toUserRolesRow = (
  user: { id: string; isOwner: boolean },
  held: readonly FoundRole[],
): SentOutputOf<typeof team.readUserRoles> => {
  const roles = held.toSorted(byName);
  return {
    userId: user.id,
    roles: roles.map(({ id, name }) => ({ _id: id, name })),
    resolvedRole: resolvedRoleName(
      user,
      roles.map(({ name }) => name),
    ),
    permissions: permissionsOfRoles(
      user,
      roles.map(({ permissions }) => permissions),
    ).map(toPermissionRow),
  };
};
