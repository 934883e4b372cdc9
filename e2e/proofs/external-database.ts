import { rmSync } from 'node:fs';
import pg from 'pg';
import { newDataDir } from '#e2e/worlds/product.ts';
import { createLog } from '#server/platform/log/log.ts';
import { databaseUrl } from '#server/platform/postgres/databases.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { postgresPackage } from './other-postgres.ts';

/** A PostgreSQL server as somebody else runs it for us. */
export interface ExternalServer {
  /** The superuser's address; only whoever runs the server has it. */
  readonly adminUrl: string;
  /** Makes a database as docs/operations.md asks for it, and answers with the address for `DATABASE_URL`. */
  readonly createDatabase: (name: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** A `SECRET` for products that share a database. */
export const sharedSecret = 'kR7vQ2xJ9mB4tN6wY1uL8sC5hF3dG0zA';

/** What docs/operations.md has a superuser do, once. */
const roles = [
  'create role rolecall login',
  'create role rolecall_app nologin',
  'grant rolecall_app to rolecall',
  'grant set on parameter app.side to rolecall',
];

/** Starts a server of that version, on which Rolecall's role is no superuser and makes no roles and no databases. */
export const startExternalServer = async (major: number): Promise<ExternalServer> => {
  const dataDir = newDataDir();
  const programs = postgresPackage(major);
  const server = await startEmbeddedPostgres({
    dataDir,
    log: createLog({ mode: 'test', logLevel: 'error' }),
    durable: false,
    ...(programs === undefined ? {} : { programs }),
  });
  const asSuperuser = async (statements: readonly string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: server.adminUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await asSuperuser(roles);
  return {
    adminUrl: server.adminUrl,
    createDatabase: async (name) => {
      await asSuperuser([`create database ${name} owner rolecall encoding 'UTF8' template template0`]);
      const url = new URL(databaseUrl(server.adminUrl, name));
      url.username = 'rolecall';
      return url.href;
    },
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
