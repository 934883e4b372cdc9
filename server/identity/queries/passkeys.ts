import type { SentOutputOf } from '#contract/common/operation.ts';
import type { listPasskeys as operation } from '#contract/identity/operations/passkeys.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Lists a user's passkeys, oldest first. */
export const listUserPasskeys = async (scope: SystemScope, userId: string): Promise<SentOutputOf<typeof operation>> => {
  const rows = await scope.db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    passkeyId: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
};

/** Returns the owner of a new passkey, and the credentials already registered for them. */
export const readPasskeyOwner = async (scope: SystemScope, userId: string) => {
  const { email, firstName, lastName } = await scope.db
    .selectFrom('appUser')
    .select(['email', 'firstName', 'lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const known = await scope.db.selectFrom('passkey').select('credentialId').where('userId', '=', userId).execute();
  return { email, fullName: `${firstName} ${lastName}`, credentialIds: known.map(({ credentialId }) => credentialId) };
};

/** Finds the passkey with this credential ID, unless its user is deleted. */
export const findPasskey = (scope: SystemScope, credentialId: string) =>
  scope.db
    .selectFrom('passkey')
    .innerJoin('appUser', 'appUser.id', 'passkey.userId')
    .select(['passkey.id', 'userId', 'credentialId', 'publicKey', 'counter', 'isEmailVerified'])
    .where('credentialId', '=', credentialId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Returns the email address that a user signs in with. */
export const findSignInEmail = async (scope: SystemScope, userId: string): Promise<string> =>
  (await scope.db.selectFrom('appUser').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email;
