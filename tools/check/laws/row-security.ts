import { z } from 'zod';
import { definesSchema, schemaHash } from '#database/migrations-hash.ts';
import type { Finding, ArchitectureRule } from '../finding.ts';
import type { SourceTree } from '../source-tree.ts';

const MANIFEST = 'database/manifest.json';
const AGAIN = "Run 'npm run manifest' and commit what it writes.";

const manifestShape = z.object({
  /** The hash of the migrations from which the manifest was generated. */
  migrations: z.string(),
  tables: z.record(
    z.string(),
    z.object({
      kind: z.string().nullable(),
      forced: z.boolean(),
      policies: z.array(z.string()),
      /** Whether the application's role has any privilege on the table. */
      isGranted: z.boolean(),
    }),
  ),
});

const KINDS = ['owned', 'shared', 'published', 'reference', 'system', 'index'];

const migrationsOf = ({ files }: Pick<SourceTree, 'files'>): Map<string, string> =>
  new Map([...files.values()].filter(({ path }) => definesSchema(path)).map(({ path, text }) => [path, text]));

/**
 * Requires that every table declares its kind and has forced row security, according to the manifest of a fresh
 * database.
 */
export const rowSecurity: ArchitectureRule = {
  name: 'row-security',
  find: (house) => {
    const migrations = migrationsOf(house);
    const text = house.files.get(MANIFEST)?.text;
    if (text === undefined) {
      return migrations.size === 0 ? [] : [{ file: MANIFEST, says: `is missing, but there are migrations. ${AGAIN}` }];
    }
    const { data: manifest, error } = manifestShape.safeParse(JSON.parse(text));
    if (manifest === undefined)
      return [{ file: MANIFEST, says: `cannot be read: ${z.prettifyError(error)}. ${AGAIN}` }];
    const findings: Finding[] = [];
    const add = (says: string): void => {
      findings.push({ file: MANIFEST, says });
    };
    if (manifest.migrations !== schemaHash(migrations)) {
      add(`was made from other migrations than those in database/migrations. ${AGAIN}`);
    }
    for (const [table, { kind, forced, policies, isGranted }] of Object.entries(manifest.tables)) {
      if (kind === null || !KINDS.includes(kind)) {
        add(`the table ${table} has no kind. Make it with makeTable, which takes one of ${KINDS.join(', ')}.`);
      }
      if (kind === 'index') {
        if (isGranted) add(`the table ${table} is of the kind index, and granted. Only named functions may read it.`);
        continue;
      }
      if (!forced) add(`the row security of ${table} is not forced. Make the table with makeTable, which forces it.`);
      if (policies.length === 0) add(`the table ${table} has no policy. Make it with makeTable, which writes them.`);
    }
    return findings;
  },
};
