import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');

/**
 * Returns the files on which the preparation of a database depends: migrations, functions and reference data, their
 * imports from the contract, and the package versions, because pg-boss brings tables and two packages bring reference
 * data.
 */
export const preparationInputs = (): string[] => [
  ...globSync(['database/*.ts', 'database/{migrations,reference}/*.ts', 'database/functions/**/*.sql'], {
    cwd: root,
    exclude: ['**/*.test.ts'],
  }).sort(),
  ...globSync('contract/*/states.ts', { cwd: root }).sort(),
  'contract/common/permissions.ts',
  'server/platform/jobs/schema.ts',
  'server/platform/postgres/postgres-error.ts',
  'package-lock.json',
];

/** Returns one hash over all files that `preparationInputs` lists. A database stamped with it is already prepared. */
export const currentStamp = (): string => {
  const hash = createHash('sha256');
  for (const file of preparationInputs())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
};

/**
 * The version that prepared a database last, and the stamp of the version before it, which can also work with the
 * database.
 */
export interface DatabaseStamp {
  readonly stamp: string;
  readonly version?: string | undefined;
  readonly before?: string | undefined;
}

/** Reads the comment in which a database keeps its stamp. */
export const parseStamp = (comment: string | null): DatabaseStamp | undefined => {
  if (comment === null) return undefined;
  const [stamp = '', version, before] = comment.split(' ');
  return { stamp, version, before };
};

const packageShape = z.object({ version: z.string() });
const versionOfThis = (): string =>
  packageShape.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version;

/**
 * Returns the comment to store after this version has prepared a database. A version's migrations are compatible with
 * the previous version, so the previous version may also start on this database: during a rolling update, or when the
 * update is rolled back. Builds with the same version number count as one version, so an earlier one of them isn't
 * recorded as the previous version.
 */
export const nextStamp = (stamp: string, last: DatabaseStamp | undefined, version = versionOfThis()): string => {
  const before = last?.version === version ? last.before : last?.stamp;
  return [stamp, version, before].filter((one) => one !== undefined).join(' ');
};
