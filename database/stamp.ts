import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * The files that the preparation of a database depends on: migrations, functions and reference data, their imports from
 * the contract, and the package versions, since pg-boss brings tables and two packages bring reference data.
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

/** One hash over all of them: a database with this stamp is already prepared. */
export const stampOfThisVersion = (): string => {
  const hash = createHash('sha256');
  for (const file of preparedFrom())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
};
