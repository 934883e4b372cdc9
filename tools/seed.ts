import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '#database/migrate.ts';
import { makeDemoWorld } from '#server/demo/demo.ts';
import { makeLargeWorld } from '#server/demo/large.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createFileService } from '#server/platform/files/files.ts';
import { createLog } from '#server/platform/log/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { openScopeSource } from './start/scope-source.ts';

// `npm run seed -- --candidates 100000`: creates the demo world with a large market, for measurements.
const asked = (): number => {
  try {
    const { values } = parseArgs({ options: { candidates: { type: 'string', default: '0' } } });
    return Number(values.candidates);
  } catch {
    return Number.NaN;
  }
};
const candidates = asked();
if (!Number.isInteger(candidates) || candidates < 0 || candidates > 10_000_000) {
  process.stderr.write(
    '--candidates takes a whole number up to 10000000, for example: npm run seed -- --candidates 100000\n',
  );
  process.exit(2);
}
const config = readConfig(process.env);
const log = createLog(config);
const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
const url = config.databaseUrl ?? embedded?.adminUrl ?? '';
try {
  await migrate(url);
  const { source, close } = openScopeSource({ databaseUrl: url, secret: config.secret, log, connections: 2 });
  await makeDemoWorld({
    source,
    files: createFileService(await createFileStore(config.storage), config.uploadLimitBytes),
  });
  if (candidates > 0) await makeLargeWorld(source, candidates);
  // Updates the planner's statistics after the tables have grown.
  const admin = new pg.Pool({ connectionString: url, max: 1 });
  await admin.query('analyze');
  await admin.end();
  await close();
  process.stdout.write(
    `The demo data is ready${candidates > 0 ? `, with ${String(candidates)} more candidates` : ''}.\n`,
  );
} finally {
  await embedded?.stop();
}
