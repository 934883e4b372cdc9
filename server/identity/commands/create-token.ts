import { createHash, randomBytes } from 'node:crypto';
import { linkLifetimeSeconds, type LinkPurpose } from '#contract/identity/states.ts';
import type { Scope, SystemScope } from '#server/platform/scope/scope.ts';

/** A link that is about to be mailed: the page that follows it, and until when it is good. */
export interface MailedLink {
  readonly token: string;
  /** An internal path. The token stands behind the #, which browsers send to nobody. */
  readonly path: string;
  readonly expiresAt: Date;
}

const pages: Readonly<Record<LinkPurpose, string>> = {
  'confirm-email': '/confirm-email',
  'create-password': '/reset-password',
  'reset-password': '/reset-password',
};

/** How a token is known in our tables. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Makes a token for a link to a person's address; it can be used once, and only its hash is kept. */
export const createLinkToken = async (scope: Scope, userId: string, purpose: LinkPurpose): Promise<MailedLink> => {
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
 * Makes the token of a mail by which somebody creates or changes their password: `path` is where its link leads. Within
 * a tenant's own scope, for its own people.
 */
export const createPasswordToken = (
  scope: Scope,
  userId: string,
  purpose: 'create-password' | 'reset-password',
): Promise<MailedLink> => createLinkToken(scope, userId, purpose);

const keptDays = 30;

/** Forgets links a month after they ran out. */
export const purgeLinks = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .deleteFrom('accountToken')
    .where('expiresAt', '<', new Date(scope.now.getTime() - keptDays * 86_400_000))
    .execute();
};
