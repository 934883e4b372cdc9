import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '#database/migrate.ts';
import { makeDemoWorld } from '#server/demo/demo.ts';
import { makeLargeWorld } from '#server/demo/large.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { connect } from '#server/platform/db/db.ts';
import { eventPayloads } from '#server/event-payloads.ts';
import { createEvents } from '#server/platform/events/events.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createFiles } from '#server/platform/files/files.ts';
import { noopLive } from '#server/platform/live/noop.ts';
import { createLog } from '#server/platform/log/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import type { ScopeSource } from '#server/platform/scope/open.ts';
import { defaultScopeSettings } from '#server/platform/scope/scope.ts';
import { loadSigningKey } from '#server/platform/vault/signing-key.ts';
import { createVault } from '#server/platform/vault/vault.ts';

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
  const connections = connect(url, 2, (error) => log.warn({ err: error }, 'database'));
  const events = createEvents(eventPayloads, [], () => Promise.resolve());
  const source: ScopeSource = {
    db: connections.db,
    clock: createClock(),
    events,
    live: noopLive,
    log,
    settings: defaultScopeSettings,
    vault: createVault(config.secret, () => loadSigningKey(source, config.secret)),
  };
  await makeDemoWorld({ source, files: createFiles(await createFileStore(config.storage), config.uploadLimitBytes) });
  if (candidates > 0) await makeLargeWorld(source, candidates);
  // Updates the planner's statistics after the tables have grown.
  const admin = new pg.Pool({ connectionString: url, max: 1 });
  await admin.query('analyze');
  await admin.end();
  await connections.close();
  process.stdout.write(
    `The demo data is ready${candidates > 0 ? `, with ${String(candidates)} more candidates` : ''}.\n`,
  );
} finally {
  await embedded?.stop();
}
