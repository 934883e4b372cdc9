import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from '#database/migrate.ts';
import { readManifest } from '#database/read-manifest.ts';
import { submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { startProduct } from '#e2e/worlds/product.ts';
import { sharedSecret, startExternalServer, type ExternalServer } from './external-database.ts';
import { signInRecruiter } from './recruiter.ts';

const root = join(import.meta.dirname, '../..');
// All other tests use version 18.
const versions = process.env['LONG'] === '1' ? [15, 16, 17, 18] : [15];

const plainly = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

for (const version of versions) {
  test.describe(`PostgreSQL ${String(version)}`, () => {
    let server: ExternalServer;
    test.beforeAll(async () => {
      server = await startExternalServer(version);
    });
    test.afterAll(() => server.stop());

    test('the product starts as an owner without superuser rights, twice, and a candidate is submitted', async () => {
      // An external database also requires the secret that encrypts the product's keys.
      const settings = { DATABASE_URL: await server.createDatabase('rolecall'), SECRET: sharedSecret };
      const first = await startProduct(settings);
      const { owner, talentRequestId } = await signInRecruiter(first.url);
      const submitted = await submitCandidateOverHttp(owner, talentRequestId, { confirmsConsent: true });
      expect(submitted._id).toMatch(/^[0-9a-f-]{36}$/);
      await first.stop();
      const second = await startProduct(settings);
      await second.stop();
    });

    test('after migrating twice, the schema matches the manifest', async () => {
      const url = await server.createDatabase('migrated');
      await migrate(url);
      await migrate(url);
      const pool = new pg.Pool({ connectionString: url, max: 1 });
      const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
      const written: unknown = JSON.parse(await readFile(join(root, 'database/manifest.json'), 'utf8'));
      expect(plainly(await readManifest(db))).toEqual(written);
      const { rows } = await pool.query<{ version: number; superuser: boolean }>(
        `select current_setting('server_version_num')::int / 10000 as version, rolsuper as superuser
         from pg_roles where rolname = current_user`,
      );
      expect(rows).toEqual([{ version, superuser: false }]);
      await db.destroy();
    });

    test('row security holds: the database tests pass on this version', async () => {
      test.setTimeout(90_000);
      const vitest = join(root, 'node_modules/vitest/vitest.mjs');
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [vitest, 'run', 'database/row-security.test.ts', 'database/migrate.test.ts', '--reporter=dot'],
        { cwd: root, env: { ...process.env, TEST_DATABASE_URL: server.adminUrl, NO_COLOR: '1' }, timeout: 120_000 },
      );
      expect(stdout).toMatch(/Test Files +2 passed/);
    });
  });
}

test('a role without the required rights is told the statements that grant them, and starts after them', async () => {
  const server = await startExternalServer(18);
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  try {
    const url = await server.createDatabase('rolecall');
    await admin.query('revoke rolecall_app from rolecall; revoke set on parameter app.side from rolecall');
    const said = await migrate(url).then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(said).toContain('Run once as a superuser of that server:');
    const statements = said.split('\n').slice(1);
    expect(statements).toHaveLength(2);
    for (const statement of statements) await admin.query(statement);
    await migrate(url);
  } finally {
    await admin.end();
    await server.stop();
  }
});
