import type { OutputOf } from '#contract/common/operation.ts';
import type { registerLogin as operation } from '#contract/identity/operations.ts';
import type { UserScope } from '#server/platform/scope/scope.ts';
import { tenantIdField, identityEvents } from '../events.ts';
import { readUserProfile } from '../queries/read-user-profile.ts';

/**
 * Assigns the admin role at the first login to the user who registered the agency. Invited users already got their
 * roles with the invitation.
 */
const giveFirstRole = async (scope: UserScope): Promise<void> => {
  const role = await scope.db
    .selectFrom('role')
    .select('id')
    .where('tenantId', 'is', null)
    .where('name', '=', 'Rolecall Admin Account')
    .executeTakeFirstOrThrow();
  await scope.db
    .insertInto('userRole')
    .values({ userId: scope.userId, roleId: role.id, tenantId: scope.tenantId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Counts a login and assigns the role due at the first login. The role comes from our records; any role in the request
 * is ignored.
 */
export const registerLogin = async (scope: UserScope): Promise<OutputOf<typeof operation>> => {
  await scope.db
    .updateTable('appUser')
    .set((set) => ({ loginCount: set('loginCount', '+', 1), lastLoginAt: scope.now }))
    .where('id', '=', scope.userId)
    .execute();
  const person = await readUserProfile(scope, scope.userId);
  const isFirst = person.loginCount === 1;
  if (isFirst && person.side === 'agency' && person.roleKind === 'owner' && person.roles.length === 0) {
    await giveFirstRole(scope);
  }
  await scope.emit({ kind: identityEvents.signedIn, ...tenantIdField(scope) });
  return {
    userId: scope.userId,
    isTenantVerified: person.status === 'approved',
    loginCount: person.loginCount,
    role: person.roleKind,
  };
};
