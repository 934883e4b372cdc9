import { newId } from '#server/platform/db/new-id.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';

interface AuditorUser {
  readonly userId: string;
  /** The tenant of the auditor's firm. */
  readonly auditorId: string;
}

/**
 * Returns the auditor with this address, and registers them with their firm if the address is new; undefined if it
 * belongs to a user on another side.
 */
export const registerAuditor = async (
  scope: ProviderScope,
  given: { organizationName: string; firstName: string; lastName: string; email: string },
): Promise<AuditorUser | undefined> => {
  const email = given.email.toLowerCase();
  const known = await scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select(['appUser.id as userId', 'tenant.id as auditorId', 'tenant.side'])
    .where('appUser.email', '=', email)
    .where('appUser.deletedAt', 'is', null)
    .executeTakeFirst();
  if (known) return known.side === 'auditor' ? { userId: known.userId, auditorId: known.auditorId } : undefined;
  const [auditorId, userId] = [newId(), newId()];
  await scope.db
    .insertInto('tenant')
    .values({
      id: auditorId,
      side: 'auditor',
      name: given.organizationName,
      status: 'approved',
      isAssessmentCompleted: true,
      createdAt: scope.now,
    })
    .execute();
  const made = await scope.db
    .insertInto('appUser')
    .values({
      id: userId,
      tenantId: auditorId,
      email,
      username: email.split('@', 1)[0] ?? email,
      firstName: given.firstName,
      lastName: given.lastName,
      createdAt: scope.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // If a concurrent registration has just taken the address, no row was inserted.
  return made && { userId, auditorId };
};
