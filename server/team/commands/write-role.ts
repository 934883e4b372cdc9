import type { Permission } from '#contract/common/permissions.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import { partsOf, permissionOf, roleTypeOf, unlinked } from '#contract/team/rules.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** The rights behind ids that the contract has let through. */
export const rightsBehind = (ids: readonly string[]): Permission[] =>
  [...new Set(ids)].map(permissionOf).filter((one) => one !== undefined);

/** Refuses rights that the linkage rules do not allow together. */
export const refuseUnlinked = (rights: readonly Permission[]): Refused<'role-not-linked'> | undefined => {
  const [first] = unlinked(rights);
  if (first === undefined) return undefined;
  const { module, feature } = partsOf(first);
  return refuse(teamRefusals['role-not-linked'], { message: `${feature} of ${module} needs a view that is off.` });
};

/** Refuses a name that another role has, whatever its capitals, or that is kept for predefined roles. */
export const refuseName = async (
  scope: AgencyScope,
  name: string,
  roleId?: string,
): Promise<Refused<'role-name-taken' | 'role-name-reserved'> | undefined> => {
  const at = (refusal: (typeof teamRefusals)['role-name-taken' | 'role-name-reserved']) =>
    refuse(refusal, { fields: [{ field: 'name', message: refusal.words }] });
  if (roleTypeOf(name) === 'default') return at(teamRefusals['role-name-reserved']);
  const named = await scope.db
    .selectFrom('role')
    .select('id')
    .where('tenantId', '=', scope.tenantId)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', eb.fn<string>('lower', [eb.val(name)])))
    .$if(roleId !== undefined, (query) => query.where('id', '!=', roleId ?? ''))
    .executeTakeFirst();
  return named ? at(teamRefusals['role-name-taken']) : undefined;
};

/** One writer of a tenant's roles at a time: so that a name is free when it is written, and a role when it is deleted. */
export const lockRoles = async (scope: AgencyScope): Promise<void> => {
  await scope.db
    .selectFrom('role')
    .select('id')
    .where('tenantId', '=', scope.tenantId)
    .orderBy('id')
    .forUpdate()
    .execute();
};

/** Writes the rights of a role in place of those that it had. */
export const writeRights = async (scope: AgencyScope, roleId: string, rights: readonly Permission[]): Promise<void> => {
  await scope.db.deleteFrom('rolePermission').where('roleId', '=', roleId).execute();
  if (rights.length === 0) return;
  await scope.db
    .insertInto('rolePermission')
    .values(rights.map((permission) => ({ roleId, tenantId: scope.tenantId, permission })))
    .execute();
};
