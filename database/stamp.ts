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
export const stampOfThisVersion = (): string => {
  const hash = createHash('sha256');
  for (const file of preparationInputs())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
};

/** Which version prepared a database last, and which one it serves as well, because it was prepared from it. */
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
 * The comment after this version has prepared a database. The migrations of a version are compatible with the version
 * before it, which may therefore start on the result: in a rolling update, and when the update is rolled back. Two states
 * of the sources with one version number are the same version, whose functions have to follow the sources.
 */
export const nextStamp = (stamp: string, last: DatabaseStamp | undefined, version = versionOfThis()): string => {
  const before = last?.version === version ? last.before : last?.stamp;
  return [stamp, version, before].filter((one) => one !== undefined).join(' ');
};
