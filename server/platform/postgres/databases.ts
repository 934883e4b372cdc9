import { Client, escapeIdentifier } from 'pg';

/** The same server and user, another database. */
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

/** Makes an empty database, and answers with its address. */
export const createDatabase = async (adminUrl: string, name: string): Promise<string> => {
  await run(adminUrl, `create database ${escapeIdentifier(name)}`);
  return databaseUrl(adminUrl, name);
};

/**
 * Makes a database that is a copy of another one, to which nobody may be connected meanwhile; answers with its address.
 * Its files are copied as they are, which takes a third of the time of writing each page to the log.
 */
export const createDatabaseFromTemplate = async (adminUrl: string, template: string, name: string): Promise<string> => {
  await run(
    adminUrl,
    `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} strategy file_copy`,
  );
  return databaseUrl(adminUrl, name);
};

/** Drops a database, also while somebody is still connected to it. */
export const dropDatabase = async (adminUrl: string, name: string): Promise<void> => {
  await run(adminUrl, `drop database if exists ${escapeIdentifier(name)} with (force)`);
};

/** Drops every database whose name begins so. */
export const dropDatabases = async (adminUrl: string, prefix: string): Promise<void> => {
  const rows = await run(adminUrl, 'select datname as name from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { name } of rows) await dropDatabase(adminUrl, name);
};
