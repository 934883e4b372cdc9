import { globSync, readFileSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { applyChangedObjects, createRecordedObjects } from './apply-objects.ts';
import { parseSqlObject, readSqlObjects } from './sql-objects.ts';

let kit: TestKit;
let db: Kysely<unknown>;
beforeAll(async () => {
  kit = await createTestKit();
  db = kit.db as Kysely<unknown>;
});
afterAll(() => kit.close());

const stageRank = async (): Promise<number | undefined> =>
  (await sql<{ rank: number }>`select app.stage_rank('bidding') as rank`.execute(db)).rows[0]?.rank;
const breakStageRank = () =>
  sql`create or replace function app.stage_rank(p_stage text) returns int language sql immutable as 'select 42'`.execute(
    db,
  );
const isThere = async (name: string): Promise<boolean> =>
  (
    await sql`select 1 from pg_proc where proname = ${name} union all select 1 from pg_trigger where tgname = ${name}`.execute(
      db,
    )
  ).rows.length > 0;

test('applied objects are recorded with the hash of their definition', async () => {
  const { rows } = await sql`select kind, name, hash, definition from sql_object order by position`.execute(db);
  expect(rows).toEqual(readSqlObjects());
  expect(rows.length).toBeGreaterThan(80);
});

test('a function is applied again when its hash has changed, and only then', async () => {
  await breakStageRank();
  await applyChangedObjects(db, 'one');
  expect(await stageRank()).toBe(42);
  await sql`update sql_object set hash = 'of another version' where name = 'stage_rank'`.execute(db);
  await applyChangedObjects(db, 'one');
  expect(await stageRank()).toBe(3);
});

test('a view or trigger that a migration dropped is recreated', async () => {
  await sql`drop trigger index_board_of_application on application`.execute(db);
  await sql`drop view app.board_now`.execute(db);
  await applyChangedObjects(db, 'one');
  expect(await isThere('index_board_of_application')).toBe(true);
  const { rows } = await sql`select to_regclass('app.board_now') is not null as view`.execute(db);
  expect(rows).toEqual([{ view: true }]);
});

test('a function whose file was removed stays for the older version, and the next version drops it', async () => {
  await sql`create function app.of_before() returns int language sql as 'select 1'`.execute(db);
  await sql`create trigger of_before_that before update on tenant for each row execute function app.guard_tenant_status()`.execute(
    db,
  );
  await sql`insert into sql_object (kind, name, hash, definition, position)
    values ('function', 'of_before', '', '', 900), ('trigger', 'of_before_that', '', '', 901)`.execute(db);
  for (const [version, stays] of [
    ['two', true],
    ['two', true],
    ['three', false],
  ] as const) {
    await applyChangedObjects(db, version);
    expect([version, await isThere('of_before'), await isThere('of_before_that')]).toEqual([version, stays, stays]);
  }
  expect((await sql`select 1 from sql_object where name like 'of_before%'`.execute(db)).rows).toEqual([]);
});

test('after a restore every object is as the backed-up version recorded it', async () => {
  await sql`update sql_object set definition = 'create or replace function app.stage_rank(p_stage text) returns int
    language sql immutable as ''select 7''' where name = 'stage_rank'`.execute(db);
  await createRecordedObjects(db);
  expect(await stageRank()).toBe(7);
});

test('several processes can apply at once', async () => {
  await sql`update sql_object set hash = ''`.execute(db);
  await Promise.all([1, 2, 3, 4].map(() => applyChangedObjects(db, 'four')));
  expect(await stageRank()).toBe(3);
});

test('a file that creates a second object is refused', () => {
  const one = 'create or replace trigger guard_one before delete on lot execute function app.guard_one();\n';
  expect(parseSqlObject('bidding/guard_one.trigger.sql', one).name).toBe('guard_one');
  expect(() => parseSqlObject('bidding/guard_one.trigger.sql', one + one.replace('guard_one', 'guard_two'))).toThrow(
    'creates a second object',
  );
});

test('status numbers come from the contract, and lexemes from their table', () => {
  const { definition } = parseSqlObject(
    'board/open.sql',
    '-- Why.\ncreate or replace function app.open() as ${candidateStatus.hired}, (${unsuccessfulStatuses}), ${stageRank.bidding}',
  );
  expect(definition).toContain('app.open() as 2, (3, 5, 7), 3');
  expect(
    parseSqlObject('words.sql', "create or replace function app.words() as '${boardLexeme.word}'").definition,
  ).toContain("'w:'");
  for (const name of ['candidateStatus.unknown', 'unknown', 'unsuccessfulStatuses.hired']) {
    expect(() => parseSqlObject('open.sql', `create or replace function app.open() as \${${name}}`)).toThrow(name);
  }
});

test('no function contains a status number', () => {
  const written = globSync('functions/**/*.sql', { cwd: import.meta.dirname }).flatMap((path) =>
    readFileSync(`${import.meta.dirname}/${path}`, 'utf8')
      .split('\n')
      .filter((line) => /(status_id|stage_rank|each\.status)( not)? *(=|<>|in \(|= any \() *\(?\d/.test(line))
      .map((line) => `${path}: ${line}`),
  );
  expect(written).toEqual([]);
});

test('no function contains a literal lexeme prefix', () => {
  const written = globSync('functions/**/*.sql', { cwd: import.meta.dirname }).flatMap((path) =>
    readFileSync(`${import.meta.dirname}/${path}`, 'utf8')
      .split('\n')
      .filter((line) => /'[~a-z#]{1,3}:/.test(line))
      .map((line) => `${path}: ${line}`),
  );
  expect(written).toEqual([]);
});

test.each([
  ['board/find.sql', 'create or replace function app.search() as'],
  ['board/find.sql', 'create function app.find() as'],
  ['board/find.sql', 'create or replace function app.finder() as'],
  ['board/find.view.sql', 'create or replace function app.find() as'],
  ['board/find.trigger.sql', 'create or replace trigger app.find before'],
])('%s that begins with "%s" is refused', (path, text) => {
  expect(() => parseSqlObject(path, text)).toThrow(`${path} has to begin with`);
});
