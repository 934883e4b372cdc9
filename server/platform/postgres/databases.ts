import { Client, escapeIdentifier } from 'pg';

/** Returns the URL of another database on the same server, for the same user. */
export const databaseUrl = (adminUrl: string, database: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
};

const run = async (adminUrl: string, statement: string, values: string[] = []): Promise<{ name: string }[]> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return (await client.query<{ name: string }>(statement, values)).rows;
  } finally {
    await client.end();
  }
};

/** Creates an empty database and returns its URL. */
export const createDatabase = async (adminUrl: string, name: string): Promise<string> => {
  await run(adminUrl, `create database ${escapeIdentifier(name)}`);
  return databaseUrl(adminUrl, name);
};

/**
 * Creates a copy of a database that has no open connections, and returns its URL. The files are copied directly, which
 * takes a third of the time of a copy through the write-ahead log.
 */
export const createDatabaseFromTemplate = async (adminUrl: string, template: string, name: string): Promise<string> => {
  await run(
    adminUrl,
    `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} strategy file_copy`,
  );
  return databaseUrl(adminUrl, name);
};

/** Drops a database, even if it has open connections. */
export const dropDatabase = async (adminUrl: string, name: string): Promise<void> => {
  await run(adminUrl, `drop database if exists ${escapeIdentifier(name)} with (force)`);
};

/** Drops every database whose name has this prefix. */
export const dropDatabases = async (adminUrl: string, prefix: string): Promise<void> => {
  const rows = await run(adminUrl, 'select datname as name from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { name } of rows) await dropDatabase(adminUrl, name);
};
