import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { migrate } from '#database/migrate.ts';
import { readManifest } from '#database/read-manifest.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';

// Writes database/manifest.json from a fresh database created by the migrations.
const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-manifest-'));
const embedded = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'warn' }) });
try {
  await migrate(embedded.adminUrl);
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: embedded.adminUrl }) }),
  });
  const manifest = await readManifest(db);
  await db.destroy();
  const path = fileURLToPath(new URL('../database/manifest.json', import.meta.url));
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  process.stdout.write(`database/manifest.json: ${String(Object.keys(manifest.tables).length)} tables\n`);
} finally {
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
