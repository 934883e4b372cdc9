import type { SystemScope } from '#server/platform/scope/scope.ts';

/** The user who is to sign in, and the user who requested the email. */
export interface LoginFacts {
  userId: string;
  tenantId: string;
  email: string;
  firstName: string;
  lastName: string;
  hasPassword: boolean;
  organization: string;
  by: string;
}

/** Returns the data for a sign-in email; undefined for a deleted user. */
export const readLoginFacts = async (
  scope: SystemScope,
  userId: string,
  actorId: string | null,
): Promise<LoginFacts | undefined> => {
  const row = await scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .leftJoin('credential', 'credential.userId', 'appUser.id')
    .leftJoin('appUser as actor', (join) => join.on('actor.id', '=', actorId))
    .select(['appUser.id as userId', 'appUser.tenantId', 'appUser.email', 'appUser.firstName', 'appUser.lastName'])
    .select(['tenant.name as organization', 'credential.userId as credentialOf'])
    .select(['actor.firstName as byFirst', 'actor.lastName as byLast'])
    .where('appUser.id', '=', userId)
    .where('appUser.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { byFirst, byLast, credentialOf, ...facts } = row;
  return {
    ...facts,
    hasPassword: credentialOf !== null,
    by: byFirst === null ? 'Rolecall' : `${byFirst} ${byLast ?? ''}`.trim(),
  };
};
