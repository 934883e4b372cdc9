import { expect, test } from 'vitest';
import { schemaHash } from '#database/migrations-hash.ts';
import { rowSecurity } from './row-security.ts';
import { runRule } from './samples.ts';

const path = 'database/migrations/0001-scope.ts';
const text = 'export const up = 1;';
const hash = schemaHash(new Map([[path, text]]));
const secured = { kind: 'owned', forced: true, policies: ['user_read'], isGranted: true };

const manifestOf = (tables: Record<string, object>, migrations = hash): Record<string, string> => ({
  [path]: text,
  'database/manifest.json': JSON.stringify({ migrations, tables }),
});

test('every table has a kind, forced row security and policies', async () => {
  expect(
    await runRule(
      rowSecurity,
      manifestOf({
        user: secured,
        note: { ...secured, kind: null },
        lot: { ...secured, forced: false },
        bid: { ...secured, policies: [] },
      }),
    ),
  ).toEqual([
    'database/manifest.json  [row-security]  the table note has no kind. Make it with makeTable, which takes one of owned, shared, published, reference, system, index.',
    'database/manifest.json  [row-security]  the row security of lot is not forced. Make the table with makeTable, which forces it.',
    'database/manifest.json  [row-security]  the table bid has no policy. Make it with makeTable, which writes them.',
  ]);
});

test('search index tables have no policy and are granted to no role', async () => {
  const index = { kind: 'index', forced: false, policies: [], isGranted: false };
  expect(await runRule(rowSecurity, manifestOf({ found: index }))).toEqual([]);
  expect(await runRule(rowSecurity, manifestOf({ found: { ...index, isGranted: true } }))).toEqual([
    'database/manifest.json  [row-security]  the table found is of the kind index, and granted. Only named functions may read it.',
  ]);
});

test('the manifest was generated from the current migrations', async () => {
  expect(await runRule(rowSecurity, manifestOf({ user: secured }, 'other'))).toEqual([
    "database/manifest.json  [row-security]  was made from other migrations than those in database/migrations. Run 'npm run manifest' and commit what it writes.",
  ]);
  expect(await runRule(rowSecurity, { [path]: text })).toEqual([
    "database/manifest.json  [row-security]  is missing, but there are migrations. Run 'npm run manifest' and commit what it writes.",
  ]);
});
