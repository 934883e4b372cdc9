import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPermissions, permissions, standardPermissions } from '#contract/common/permissions.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/database/test-database.ts';
import { migrate } from './migrate.ts';
import { regions } from './reference/regions.ts';
import { roleIds } from './reference/roles.ts';
import { referenceRows } from './reference/rows.ts';

const rowsOf = (table: string) => referenceRows().find((each) => each.table === table)?.rows ?? [];
const valuesOf = (table: string, column: string) => rowsOf(table).map((row) => row[column]);
const codesOf = (countries: string) => countries.trim().split(/\s+/);

describe('the rows', () => {
  test('match the counts of their sources', () => {
    expect(Object.fromEntries(referenceRows().map(({ table, rows }) => [table, rows.length]))).toEqual({
      region: 8,
      country: 250,
      currency: 157,
      sector: 4,
      industry: 20,
      sub_industry: 100,
      classification: 24,
      sub_classification: 144,
      profession: 142,
      job_title: 214,
      role: 4,
      role_permission: 84,
    });
  });

  test('have unique keys, and a value in every row', () => {
    for (const { table, key, rows } of referenceRows()) {
      const keys = rows.map((row) => key.map((column) => row[column]).join('|'));
      expect(new Set(keys).size, table).toBe(keys.length);
      for (const row of rows) if ('value' in row) expect(row['value'], table).toMatch(/^\S.*\S$/);
    }
  });

  test('come in an order that satisfies the foreign keys', () => {
    const seen: string[] = [];
    for (const { table, rows } of referenceRows()) {
      for (const column of Object.keys(rows[0] ?? {})) {
        const parent = /^(?!tenant_|osca_)(\w+)_id$/.exec(column)?.[1];
        if (parent === undefined) continue;
        expect(seen, `${table}.${column}`).toContain(parent);
        const ids = new Set(valuesOf(parent, 'id'));
        for (const row of rows) expect(ids, `${table}.${column}`).toContain(row[column]);
      }
      seen.push(table);
    }
  });

  test('put every country into exactly one of the eight market regions, and no unknown country into a region', () => {
    const assigned = regions.flatMap(({ countries }) => codesOf(countries));
    expect(assigned).toHaveLength(250);
    expect(new Set(assigned)).toEqual(new Set(valuesOf('country', 'code')));
  });

  test('identify a country by its ISO number and a familiar name', () => {
    const byCode = new Map(rowsOf('country').map((row) => [row['code'], row]));
    expect(byCode.get('AU')).toEqual({ id: 36, value: 'Australia', code: 'AU', region_id: 1 });
    expect(byCode.get('IE')).toEqual({ id: 372, value: 'Ireland', code: 'IE', region_id: 6 });
    expect(byCode.get('CN')).toEqual({ id: 156, value: 'China', code: 'CN', region_id: 3 });
  });

  test('give US dollar the id 152, and the other currencies ids without a gap', () => {
    expect(rowsOf('currency')[151]).toEqual({ id: 152, value: 'US Dollar', code: 'USD', digits: 2 });
    expect(valuesOf('currency', 'id')).toEqual(Array.from({ length: 157 }, (_, place) => place + 1));
  });

  test('never change the ids of currencies that records may refer to', () => {
    const ids = Object.fromEntries(rowsOf('currency').map((row) => [row['code'], row['id']]));
    expect(ids).toMatchObject({ AED: 1, AUD: 8, EUR: 44, GBP: 47, JPY: 67, NZD: 102, SGD: 121, XOF: 142, ZWG: 157 });
  });

  test('include the number of decimals of a currency', () => {
    const digits = Object.fromEntries(rowsOf('currency').map((row) => [row['code'], row['digits']]));
    expect(digits).toMatchObject({ JPY: 0, KRW: 0, VND: 0, EUR: 2, BHD: 3, KWD: 3, OMR: 3 });
  });

  test('include only currencies that people are paid in: no funds, metals or units of account', () => {
    const codes = valuesOf('currency', 'code');
    expect(codes).toEqual(expect.arrayContaining(['XAF', 'XCD', 'XOF', 'XPF']));
    for (const code of ['XAU', 'XDR', 'XXX', 'USN', 'CHE', 'CLF', 'UYW']) expect(codes).not.toContain(code);
  });

  test('have three to six sub-industries for each industry, six sub-classifications for each classification', () => {
    const count = (table: string, parent: string, id: unknown) =>
      rowsOf(table).filter((row) => row[parent] === id).length;
    for (const id of valuesOf('industry', 'id')) {
      expect([3, 4, 5, 6]).toContain(count('sub_industry', 'industry_id', id));
    }
    for (const id of valuesOf('classification', 'id')) {
      expect(count('sub_classification', 'classification_id', id)).toBe(6);
    }
    expect(new Set(valuesOf('industry', 'sector_id'))).toEqual(new Set([1, 2, 3, 4]));
  });

  test('have an ISCO unit group of four digits, or none', () => {
    for (const code of valuesOf('profession', 'isco_code')) if (code !== null) expect(code).toMatch(/^\d{4}$/);
  });
});

describe('the default roles', () => {
  const permissionsOf = (role: string) =>
    rowsOf('role_permission')
      .filter((row) => row['role_id'] === role)
      .map((row) => row['permission']);

  const isBidding = (permission: unknown): boolean => String(permission).startsWith('Bidding Stage=');

  test('Admin Account has every permission, Account Manager all but those of bidding, Standard User Account those of the specification', () => {
    expect(permissionsOf(roleIds.admin)).toEqual([...adminPermissions]);
    expect(permissionsOf(roleIds.accountManager)).toEqual(adminPermissions.filter((each) => !isBidding(each)));
    expect(permissionsOf(roleIds.standardUser)).toEqual([...standardPermissions]);
  });

  test('Tech Support sees everything but bids, and changes nothing', () => {
    const views = permissions.filter((each) => /=.*View/.test(each) && !isBidding(each));
    expect(new Set(permissionsOf(roleIds.techSupport))).toEqual(new Set(views));
  });
});

describe('a database', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const countOf = async (table: string): Promise<number> => {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
    return Number(rows[0]?.count);
  };

  /**
   * Migrates as another version would, by removing the stamp. Otherwise this version skips a database that it has
   * already prepared.
   */
  const migrateAnew = async (): Promise<void> => {
    await client.query('comment on schema app is null');
    await migrate(database.adminUrl);
  };

  test('has all of it after its migration', async () => {
    for (const { table, rows } of referenceRows()) expect(await countOf(table), table).toBe(rows.length);
  });

  test('that is migrated again has its texts restored, loses no row, and default roles lose extra permissions', async () => {
    await client.query(`update country set value = 'Austria-Hungary' where id = 40`);
    await client.query(`delete from job_title where id = 1011`);
    await client.query(`insert into currency (id, value, code, digits) values (900, 'Old Crown', 'QQQ', 2)`);
    await client.query(`insert into role_permission (role_id, permission) values ($1, 'Bidding Stage=Place Bids')`, [
      roleIds.standardUser,
    ]);
    await migrateAnew();
    const { rows } = await client.query<{ value: string }>(`select value from country where id = 40`);
    expect(rows).toEqual([{ value: 'Austria' }]);
    expect(await countOf('job_title')).toBe(214);
    expect(await countOf('currency')).toBe(158);
    expect(await countOf('role_permission')).toBe(84);
  });

  test('leaves the custom roles of an agency unchanged', async () => {
    const tenant = '01900000-0000-7000-8000-0000000000a1';
    const role = '01900000-0000-7000-8000-0000000000a2';
    await client.query(
      `insert into tenant (id, side, name, created_at) values ($1, 'agency', 'Harbour Talent', now())`,
      [tenant],
    );
    await client.query(`insert into role (id, tenant_id, name, created_at) values ($1, $2, 'Bidder', now())`, [
      role,
      tenant,
    ]);
    await client.query(
      `insert into role_permission (role_id, tenant_id, permission) values ($1, $2, 'Bidding Stage=Place Bids')`,
      [role, tenant],
    );
    await migrateAnew();
    expect(await countOf('role')).toBe(5);
    expect(await countOf('role_permission')).toBe(85);
  });
});
