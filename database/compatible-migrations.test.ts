import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// During an upgrade, and after it is rolled back, the release before runs on the migrated database. So a migration must
// not take away what that release reads, nor require what it doesn't write. A column is removed in two releases: the
// first no longer uses it, the second removes it.

/** Statements of which the release before would notice that it doesn't know them. */
const incompatible = {
  'removes a table or column': /\bdrop (?:table|column)\b/i,
  'renames a table or column': /\balter table\b[^;`]*\brename (?:column|to)\b/i,
  'requires a value that was optional': /\bset not null\b/i,
  'adds a required column without a default':
    /\badd column (?:if not exists )?\w+ (?:(?!\b(?:default|generated)\b)[^,;`])*\bnot null\b(?:(?!\b(?:default|generated)\b)[^,;`])*(?=[,;`]|$)/i,
};

const findIncompatible = (migration: string): string[] =>
  Object.entries(incompatible).flatMap(([what, pattern]) => (pattern.test(migration) ? [what] : []));

/** Migrations that were written before there was a release from which anybody upgrades. */
const beforeTheFirstRelease = [
  '0113-audits.ts',
  '0115-closed-objections.ts',
  '0138-people.ts',
  '0145-candidates-desk.ts',
];

test('the release before can work with a database after every migration', () => {
  const folder = join(import.meta.dirname, 'migrations');
  const found = globSync('*.ts', { cwd: folder })
    .filter((name) => findIncompatible(readFileSync(join(folder, name), 'utf8')).length > 0)
    .sort();
  expect(found).toEqual(beforeTheFirstRelease);
});

test.each([
  ['alter table lot drop column note', ['removes a table or column']],
  ['drop table lot', ['removes a table or column']],
  ['alter table lot rename column note to remark', ['renames a table or column']],
  ['alter table lot alter column note set not null', ['requires a value that was optional']],
  ['alter table lot add column note text not null', ['adds a required column without a default']],
  ['alter table lot add column note text not null check (note <> $$)', ['adds a required column without a default']],
  ['alter table lot add column note text, add column rank int not null', ['adds a required column without a default']],
  ["alter table lot add column note text not null default ''", []],
  ["alter table lot add column note text default '' not null", []],
  ['alter table lot add column note text', []],
  ['alter table lot add column doubled int generated always as (rank * 2) stored not null', []],
  ['alter table lot drop constraint lot_note', []],
])('%s: %j', (statement, expected) => {
  expect(findIncompatible(`await sql\`${statement}\`.execute(db);`)).toEqual(expected);
});
