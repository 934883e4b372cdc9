import type { ExternalFailure } from '#contract/identity/states.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

interface External {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly isVerified: boolean;
}

/**
 * Who somebody is here whom a provider outside has signed in: whoever signed in there as the same subject before, and
 * the first time whoever has the address that it has verified. An address can change hands there; a subject cannot.
 * Nobody is made by it. What it has verified is confirmed with us too.
 */
export const linkExternal = async (
  scope: SystemScope,
  { issuer, subject, email, isVerified }: External,
): Promise<{ userId: string } | ExternalFailure> => {
  const linked = await scope.db
    .selectFrom('appUser')
    .select('id')
    .where('externalIssuer', '=', issuer)
    .where('externalSubject', '=', subject)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (linked) return { userId: linked.id };
  if (email === undefined || !isVerified) return 'external-unverified';
  const user = await scope.db
    .selectFrom('appUser')
    .select(['id', 'externalIssuer'])
    .where('email', '=', email.trim().toLowerCase())
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!user || user.externalIssuer === issuer) return 'external-unknown';
  await scope.db
    .updateTable('appUser')
    .set({ externalIssuer: issuer, externalSubject: subject, isEmailVerified: true })
    .where('id', '=', user.id)
    .execute();
  return { userId: user.id };
};
