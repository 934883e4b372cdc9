import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLog } from '#server/platform/log/log.ts';
import { createDatabase, dropDatabases } from '#server/platform/postgres/databases.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The PostgreSQL server for this run: its superuser's URL, the migrated database that tests copy, and the error if
     * the migration failed.
     */
    postgres: { adminUrl: string; template: string; migrationError: string | undefined };
    /** The URL of a server to use for the run. If absent, the run starts its own server. */
    givenPostgres?: string;
  }
}

/** Returns the name of a copy of the template. */
export const templateCopyName = (template: string, suffix: string): string => `${template}_${suffix}`;

/**
 * Migrates the database, and returns the error if that fails. A broken migration fails only the tests that need the
 * database.
 */
const migrated = async (databaseUrl: string): Promise<string | undefined> => {
  try {
    const { migrate } = await import('#database/migrate.ts');
    await migrate(databaseUrl);
    return undefined;
  } catch (error) {
    const migrationError = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`The database for the tests could not be migrated: ${migrationError}\n`);
    return migrationError;
  }
};

type Server = { readonly adminUrl: string; readonly stop: () => Promise<void> };

const startServer = async (): Promise<Server> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-test-'));
  // When root runs the tests, the database's account must be able to enter the folder.
  chmodSync(dataDir, 0o711);
  const log = createLog({ mode: 'test', logLevel: 'error' });
  const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false, maxConnections: 300 });
  return {
    adminUrl: postgres.adminUrl,
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Runs once before all tests. Starts one PostgreSQL for the run, with one migrated database that tests copy. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { givenPostgres } = project.getProvidedContext();
  const template = `rolecall_template_${String(process.pid)}`;
  const server: Server = givenPostgres
    ? { adminUrl: givenPostgres, stop: () => dropDatabases(givenPostgres, template) }
    : await startServer();
  const migrationError = await migrated(await createDatabase(server.adminUrl, template));
  project.provide('postgres', { adminUrl: server.adminUrl, template, migrationError });
  return server.stop;
};
