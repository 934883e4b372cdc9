import type { ExternalSignInFailure } from '#contract/identity/states.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

interface External {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly isVerified: boolean;
}

/**
 * Finds the user that an external provider has signed in, by the linked subject or, at the first sign-in, by the
 * verified address. At the provider, an address can move to another person, but a subject can't. Never creates a user.
 * Linking a user also marks their address as confirmed in Rolecall.
 */
export const linkExternalUser = async (
  scope: SystemScope,
  { issuer, subject, email, isVerified }: External,
): Promise<{ userId: string } | ExternalSignInFailure> => {
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
