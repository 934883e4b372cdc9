import type { ExternalFailure } from '#contract/identity/states.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/**
 * Who somebody is here whom a provider outside has signed in: whoever has the address that it has verified. Nobody is
 * made by it. What it has verified is confirmed with us too.
 */
export const linkExternal = async (
  scope: SystemScope,
  { email, isVerified }: { email: string | undefined; isVerified: boolean },
): Promise<{ userId: string } | ExternalFailure> => {
  if (email === undefined || !isVerified) return 'external-unverified';
  const user = await scope.db
    .selectFrom('appUser')
    .select(['id', 'isEmailVerified'])
    .where('email', '=', email.trim().toLowerCase())
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!user) return 'external-unknown';
  if (!user.isEmailVerified)
    await scope.db.updateTable('appUser').set({ isEmailVerified: true }).where('id', '=', user.id).execute();
  return { userId: user.id };
};
