import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { migrate } from '#database/migrate.ts';
import { makeDemoWorld } from '#server/demo/demo.ts';
import { makeLargeWorld } from '#server/demo/large.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { connect } from '#server/platform/db/db.ts';
import { createEvents } from '#server/platform/events/events.ts';
import { createDisk } from '#server/platform/files/disk.ts';
import { createFiles } from '#server/platform/files/files.ts';
import { quietLive } from '#server/platform/live/quiet.ts';
import { usualSettings } from '#server/platform/scope/scope.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';

const root = join(import.meta.dirname, '../..');

/** What the world is made by: one that was made by something else is made again. */
const makerHash = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync('server/demo/*.ts', { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** A large world to measure on, kept in .cache between runs; made when it is not there. */
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
    const connections = connect(embedded.adminUrl, 2, () => undefined);
    const source = {
      db: connections.db,
      clock: createClock(),
      events: createEvents([], () => Promise.resolve()),
      live: quietLive,
      log,
      settings: usualSettings,
    };
    await makeDemoWorld({
      source,
      files: createFiles(await createDisk({ driver: 'disk', root: join(dataDir, 'files') }), 1_000_000),
    });
    await makeLargeWorld(source, candidates);
    await connections.close();
    const admin = new pg.Client({ connectionString: embedded.adminUrl });
    await admin.connect();
    await admin.query('vacuum analyze');
    await admin.end();
    writeFileSync(stamp, maker);
  }
  return { url: embedded.adminUrl, dataDir, close: embedded.stop };
};
