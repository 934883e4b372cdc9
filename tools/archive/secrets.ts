import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import { canUnsealKeys, type SealedKey } from '../backup/sealed-keys.ts';

const currentName = 'secret';
const formerPrefix = 'secret-until-';

// Colons are inconvenient in file names.
const formerName = (until: Date): string => `${formerPrefix}${until.toISOString().replaceAll(':', '-')}`;

const readSecretFile = (path: string): string => readFileSync(path, 'utf8').trim();

const formerNames = (archive: string): string[] =>
  readdirSync(archive)
    .filter((name) => name.startsWith(formerPrefix))
    .toSorted();

const writeSecretFile = (path: string, secret: string): void => {
  writeFileSync(path, `${secret}\n`, { mode: 0o600, flush: true });
};

/**
 * Archives the secret of an instance. If it has changed, the former one is kept beside it, because the keys in earlier
 * states of the database are encrypted with it.
 */
export const archiveSecret = (archive: string, secret: string, now: Date): void => {
  const path = join(archive, currentName);
  const isThere = existsSync(path);
  if (isThere && readSecretFile(path) === secret) return;
  if (isThere) renameSync(path, join(archive, formerName(now)));
  writeSecretFile(path, secret);
};

/** Deletes the secrets that were replaced before the given time, so that no later state of the database needs them. */
export const deleteSecretsBefore = (archive: string, moment: Date): void => {
  for (const name of formerNames(archive)) if (name <= formerName(moment)) rmSync(join(archive, name));
};

/** Returns the path of the archived secret that can unseal these keys, and the secret. */
const findArchivedSecret = (
  archive: string,
  keys: readonly SealedKey[],
): { path: string; secret: string } | undefined => {
  const current = existsSync(join(archive, currentName)) ? [currentName] : [];
  return [...current, ...formerNames(archive).toReversed()]
    .map((name) => join(archive, name))
    .map((path) => ({ path, secret: readSecretFile(path) }))
    .find(({ secret }) => canUnsealKeys(secret, keys));
};

/**
 * Configures the secret that can unseal the keys of a recovered database. It is an earlier one if the secret was changed
 * after that moment. If that isn't possible, returns a message that tells the operator what to do.
 */
export const restoreSecret = (
  { dataDir, secret }: Pick<Config, 'dataDir' | 'secret'>,
  archive: string,
  { keys, isSecretGiven, now }: { keys: readonly SealedKey[]; isSecretGiven: boolean; now: Date },
): string | undefined => {
  if (canUnsealKeys(secret, keys)) return undefined;
  const file = join(dataDir, currentName);
  const found = findArchivedSecret(archive, keys);
  if (found === undefined)
    return (
      `Rolecall will not start: the keys in the recovered database were encrypted with a SECRET that is neither the ` +
      `configured one nor in ${archive}. Set SECRET, or the content of ${file}, to the one of that moment; a backup from ` +
      `that time has it in its file secret. If it is lost, follow “A new SECRET” in docs/operations.md.`
    );
  if (isSecretGiven)
    return (
      `Rolecall will not start: the keys in the recovered database were encrypted with a different SECRET than the ` +
      `configured one. Set SECRET to the content of ${found.path}.`
    );
  // The replaced secret may be stored nowhere else, and a later recovery may need it.
  writeSecretFile(join(archive, formerName(now)), secret);
  writeSecretFile(file, found.secret);
  return undefined;
};
