import { rmSync } from 'node:fs';
import pg from 'pg';
import { newDataDir } from '#e2e/worlds/product.ts';
import { createLog } from '#server/platform/log/log.ts';
import { databaseUrl } from '#server/platform/postgres/databases.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { postgresPackage } from './other-postgres.ts';

/** A PostgreSQL server that someone else operates. */
export interface ExternalServer {
  /** The superuser's URL, known only to the server's operator. */
  readonly adminUrl: string;
  /** Creates a database as docs/operations.md describes, and returns its `DATABASE_URL`. */
  readonly createDatabase: (name: string) => Promise<string>;
  /** Creates a database that contains the demo world on the prepared server. */
  readonly createDemoDatabase: (name: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** The `SECRET` shared by instances of the product that use the same database. */
export const sharedSecret = 'kR7vQ2xJ9mB4tN6wY1uL8sC5hF3dG0zA';

/** The statements that, according to docs/operations.md, a superuser runs once. */
const roles = [
  'create role rolecall login',
  'create role rolecall_app nologin',
  'grant rolecall_app to rolecall',
  'grant set on parameter app.side to rolecall',
];

/** The database that contains the demo world, on the server prepared for all of these tests. */
export const demoDatabase = 'rolecall_demo';

const asSuperuser = async (adminUrl: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

/** Creates the roles that Rolecall needs, once for each server. */
export const createDatabaseRoles = (adminUrl: string): Promise<void> => asSuperuser(adminUrl, roles);

/** Creates a database for Rolecall's role, empty by default; returns the `DATABASE_URL`. */
export const createDatabase = async (
  adminUrl: string,
  name: string,
  template = `encoding 'UTF8' template template0`,
): Promise<string> => {
  await asSuperuser(adminUrl, [`create database ${name} owner rolecall ${template}`]);
  const url = new URL(databaseUrl(adminUrl, name));
  url.username = 'rolecall';
  return url.href;
};

const start = async (major: number, dataDir: string): Promise<ExternalServer> => {
  const programs = postgresPackage(major);
  const { adminUrl, stop } = await startEmbeddedPostgres({
    dataDir,
    log: createLog({ mode: 'test', logLevel: 'error' }),
    durable: false,
    ...(programs === undefined ? {} : { programs }),
  });
  return {
    adminUrl,
    createDatabase: (name) => createDatabase(adminUrl, name),
    createDemoDatabase: (name) => createDatabase(adminUrl, name, `template ${demoDatabase}`),
    stop,
  };
};

/**
 * Starts an empty server with the given PostgreSQL version. Rolecall's role on it isn't a superuser and can create
 * neither roles nor databases.
 */
export const newExternalServer = async (major: number, dataDir: string): Promise<ExternalServer> => {
  const server = await start(major, dataDir);
  await createDatabaseRoles(server.adminUrl);
  return server;
};

/** Starts an empty server for one test file, in a folder that is deleted afterwards. */
export const startExternalServer = async (major: number): Promise<ExternalServer> => {
  const dataDir = newDataDir();
  return withFolder(await newExternalServer(major, dataDir), dataDir);
};

/** Starts a copy of the prepared server: PostgreSQL 18, with the demo world as a template. */
export const startDemoServer = async (dataDir: string): Promise<ExternalServer> =>
  withFolder(await start(18, dataDir), dataDir);

const withFolder = (server: ExternalServer, dataDir: string): ExternalServer => ({
  ...server,
  stop: async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});
