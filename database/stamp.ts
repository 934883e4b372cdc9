import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Returns the files on which the preparation of a database depends: migrations, functions and reference data, their
 * imports from the contract, and the package versions, because pg-boss brings tables and two packages bring reference
 * data.
 */
export const preparedFrom = (): string[] => [
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

/** Returns one hash over all files that `preparedFrom` lists. A database stamped with it is already prepared. */
export const stampOfThisVersion = (): string => {
  const hash = createHash('sha256');
  for (const file of preparedFrom())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
};
