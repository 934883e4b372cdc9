import { sql } from 'kysely';
import type { SentOutputOf } from '#contract/common/operation.ts';
import type { readSecurity as operation } from '#contract/team/operations/security.ts';
import { displayRoleName } from '#contract/team/rules.ts';
import { roleNameOf } from '#server/identity/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToChooseSecondFactorRoles } from '../policy.ts';
import { isStaffRole } from '../rules/role-reasons.ts';
import { listGroupMembers } from './group.ts';
import { findRoles } from './roles.ts';

const implicitRoles = ['owner', 'sub-user', 'none'] as const;
type ImplicitRole = (typeof implicitRoles)[number];

export const isImplicitRole = (key: string): key is ImplicitRole => implicitRoles.some((one) => one === key);

/** Finds the keys of the roles that must sign in with a second factor. */
export const findSecondFactorRoleKeys = async (scope: AgencyScope): Promise<string[]> => {
  const rows = await scope.db
    .selectFrom('secondFactorRequirement')
    .select((eb) => eb.fn.coalesce(eb.cast<string>('roleId', 'text'), 'implicitRole').as('key'))
    .where('tenantId', '=', scope.tenantId)
    .orderBy('key')
    .execute();
  return rows.flatMap(({ key }) => key ?? []);
};

/**
 * Finds the roles for which the agency can require a second factor. The roles of Rolecall's staff follow Rolecall's
 * rules.
 */
export const findSecondFactorRoleOptions = async (scope: AgencyScope): Promise<{ key: string; name: string }[]> => [
  ...implicitRoles.map((key) => ({
    key,
    name: roleNameOf({ side: 'agency', isOwner: key === 'owner', isSubUser: key === 'sub-user', roles: [] }),
  })),
  ...(await findRoles(scope))
    .filter(({ name, isArchived }) => !isArchived && !isStaffRole(name))
    .map(({ id, name }) => ({ key: id, name: displayRoleName(name) })),
];

/**
 * Reads the agency's roles, which of them require a second factor, and how many of these roles' users haven't set one
 * up.
 */
export const readSecurity = async (scope: AgencyScope): Promise<SentOutputOf<typeof operation>> => {
  const required = await findSecondFactorRoleKeys(scope);
  const members = await listGroupMembers(scope);
  const { rows } = await sql<{ userId: string }>`
    select app.users_with_second_factor() as user_id`.execute(scope.db);
  const secured = new Set(rows.map(({ userId }) => userId));
  const holds = (key: string, { isOwner, isSubUser, roleIds }: (typeof members)[number]): boolean => {
    if (!isImplicitRole(key)) return roleIds.includes(key);
    if (key === 'owner') return isOwner;
    return !isOwner && roleIds.length === 0 && isSubUser === (key === 'sub-user');
  };
  return {
    roles: (await findSecondFactorRoleOptions(scope)).map((role) => {
      const holders = members.filter((member) => holds(role.key, member));
      return {
        ...role,
        isRequired: required.includes(role.key),
        userCount: holders.length,
        missingCount: holders.filter(({ userId }) => !secured.has(userId)).length,
      };
    }),
    can: { change: rightToChooseSecondFactorRoles(scope) },
  };
};
