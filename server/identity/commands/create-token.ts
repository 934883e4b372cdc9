import { createHash, randomBytes } from 'node:crypto';
import { linkLifetimeSeconds, type LinkPurpose } from '#contract/identity/states.ts';
import type { Scope, SystemScope } from '#server/platform/scope/scope.ts';

/** The path and the expiry of a link that is about to be emailed. */
export interface EmailedLink {
  readonly token: string;
  /** An internal path. The token comes after the #, which browsers never send to a server. */
  readonly path: string;
  readonly expiresAt: Date;
}

const pages: Readonly<Record<LinkPurpose, string>> = {
  'confirm-email': '/confirm-email',
  'create-password': '/reset-password',
  'reset-password': '/reset-password',
};

/** Returns the hash that our tables store in place of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Creates a single-use token for a link emailed to a user. Only the token's hash is stored. */
export const createLinkToken = async (scope: Scope, userId: string, purpose: LinkPurpose): Promise<EmailedLink> => {
  const { tenantId, email } = await scope.db
    .selectFrom('appUser')
    .select(['tenantId', 'email'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(scope.now.getTime() + linkLifetimeSeconds[purpose] * 1000);
  await scope.db
    .insertInto('accountToken')
    .values({ tokenHash: tokenHash(token), tenantId, userId, purpose, email, createdAt: scope.now, expiresAt })
    .execute();
  return { token, path: `${pages[purpose]}#${token}`, expiresAt };
};

/**
 * Creates the token for an email that lets a user of the scope's own tenant create or change their password. The email
 * links to the returned `path`.
 */
export const createPasswordToken = (
  scope: Scope,
  userId: string,
  purpose: 'create-password' | 'reset-password',
): Promise<EmailedLink> => createLinkToken(scope, userId, purpose);

const keptDays = 30;

/** Deletes links a month after they expired. */
export const purgeLinks = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .deleteFrom('accountToken')
    .where('expiresAt', '<', new Date(scope.now.getTime() - keptDays * 86_400_000))
    .execute();
};
