import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { migrate } from '#database/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { createDemoWorld } from './demo.ts';

const root = join(import.meta.dirname, '../..');

/** Returns a hash of the demo's code. If it has changed, the world is created again. */
const makerHash = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync('server/demo/**/*.ts', { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** Prepares a large world for benchmarks, stored in .cache between runs and created if it is missing. */
export const prepareWorld = async (
  candidates: number,
): Promise<{ url: string; dataDir: string; close(): Promise<void> }> => {
  const dataDir = join(root, '.cache', `bench-${String(candidates)}`);
  const stamp = join(dataDir, 'made');
  const maker = makerHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') !== maker) rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir, { recursive: true });
  const log = pino({ level: 'error' });
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  await migrate(embedded.adminUrl);
  if (!existsSync(stamp)) {
    await createDemoWorld({ url: embedded.adminUrl, dataDir, log }, candidates);
    const admin = new pg.Client({ connectionString: embedded.adminUrl });
    await admin.connect();
    await admin.query('vacuum analyze');
    await admin.end();
    writeFileSync(stamp, maker);
  }
  return { url: embedded.adminUrl, dataDir, close: embedded.stop };
};
