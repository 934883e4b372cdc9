import { PostgresError } from '#server/platform/postgres/postgres-error.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { seal, unseal } from './seal.ts';

/** Finds a sealed secret by its name. */
export const findSecret = async (scope: SystemScope, name: string): Promise<string | undefined> =>
  (await scope.db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst())?.value;

/** Stores a sealed secret under a name, unless another process has already stored one. Returns the stored secret. */
export const saveSecret = async (scope: SystemScope, name: string, value: string): Promise<string> => {
  await scope.db
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await scope.db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
};

/** Whether a stored secret was sealed with this SECRET. */
export const isSealedWith = (secret: string, stored: { name: string; value: string }): boolean => {
  try {
    unseal(secret, stored.name, stored.value);
    return true;
  } catch {
    return false;
  }
};

/** Loads a secret that is stored sealed and is the same in all processes. It is created once per database. */
export const loadSecret = async (
  scope: SystemScope,
  given: { secret: string; name: string; create: () => Promise<string> },
): Promise<string> => {
  const { secret, name, create } = given;
  const stored = (await findSecret(scope, name)) ?? (await saveSecret(scope, name, seal(secret, name, await create())));
  try {
    return unseal(secret, name, stored);
  } catch (cause) {
    throw new PostgresError(
      'The signing keys in the database were encrypted with a different SECRET. Set SECRET (or the file secret in DATA_DIR) ' +
        'to the one that this database was last used with: its backups and its archive have it in their file secret. ' +
        'If it is lost, or you are changing it, follow “A new SECRET” in docs/operations.md.',
      { cause },
    );
  }
};
