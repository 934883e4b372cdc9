import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import { Client } from 'pg';
import { readConfig, type Config } from '#server/platform/config/config.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createLog } from '#server/platform/log/log.ts';
import { clusterLocation } from '#server/platform/postgres/data-folder.ts';
import { processIdentity } from '#server/platform/postgres/data-folder-lock.ts';
import { readPostmaster } from '#server/platform/postgres/postmaster.ts';
import { socketUrl, startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { BackupError } from './format.ts';

/** An instance as a backup sees it: its database, its files and its secret. */
export interface Installation {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly disk: Disk;
  close(): Promise<void>;
}

const started = async (config: Config): Promise<{ url: string; stop: () => Promise<void> }> => {
  const log = createLog({ mode: config.mode, logLevel: 'error' });
  const { archiveDir, dataDir } = config;
  const archive = archiveDir === undefined ? undefined : { folder: archiveDir };
  const embedded = await startEmbeddedPostgres({ dataDir, log, archive });
  return { url: embedded.adminUrl, stop: embedded.stop };
};

/** Returns the URL of the embedded database if an instance is running it. */
const running = (config: Config): string | undefined => {
  if (!existsSync(join(config.dataDir, 'lock'))) return undefined;
  const found = readPostmaster(clusterLocation(config.dataDir).cluster);
  return found?.ready === true && processIdentity(found.pid) !== undefined ? socketUrl(found.socketDir) : undefined;
};

const placeAt = async (
  config: Config,
  database: { url: string; stop: () => Promise<void> },
): Promise<Installation> => ({
  config,
  databaseUrl: database.url,
  disk: await createFileStore(config.storage),
  close: database.stop,
});

/**
 * Returns the environment with the demo turned off. A backup creates no demo world, so the settings don't have to say
 * whether there should be one.
 */
export const withoutDemo = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ ...env, DEMO: 'false', SIMULATOR: '' });

/** Opens the configured instance, whether or not it is running. */
export const openInstallation = async (env: NodeJS.ProcessEnv): Promise<Installation> => {
  const config = readConfig(withoutDemo(env));
  if (config.databaseUrl === undefined && !existsSync(clusterLocation(config.dataDir).cluster)) {
    throw new BackupError(
      `There is no Rolecall database in ${config.dataDir}. Check that DATA_DIR or DATABASE_URL is the right one.`,
    );
  }
  const url = config.databaseUrl ?? running(config);
  return placeAt(config, url === undefined ? await started(config) : { url, stop: () => Promise.resolve() });
};

/** Opens the configured instance with exclusive access; refuses if its embedded database is already running. */
export const openStoppedInstallation = async (env: NodeJS.ProcessEnv): Promise<Installation> => {
  const config = readConfig(withoutDemo(env));
  const url = config.databaseUrl;
  return placeAt(config, url === undefined ? await started(config) : { url, stop: () => Promise.resolve() });
};

/** Connects as the system, with settings that give equal values the same text on every server. */
export const connectAsSystem = async (databaseUrl: string): Promise<Client> => {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    options:
      '-c app.side=system -c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=1 -c bytea_output=hex -c client_encoding=UTF8 -c idle_in_transaction_session_timeout=0 -c statement_timeout=0',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new BackupError(`The database cannot be reached: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return client;
};
