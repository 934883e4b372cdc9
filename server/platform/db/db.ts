import { createHash } from 'node:crypto';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Database } from '#server/database.ts';

export type Db = Kysely<Database>;

// Numbers of 64 bits stay text unless they are counts, dates of a day stay text, numeric stays text: no floats for money.
const asNumber = (text: string): number => Number(text);
pg.types.setTypeParser(pg.types.builtins.INT8, asNumber);
pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

const names = new Map<string, string>();
const nameOf = (text: string): string => {
  let name = names.get(text);
  if (!name) {
    name = `q${createHash('sha1').update(text).digest('hex').slice(0, 16)}`;
    if (names.size < 2000) names.set(text, name);
  }
  return name;
};

type Answered = Promise<pg.QueryResult>;

/**
 * Statements with parameters are named, so that the server plans each of them once a connection. `begin` is sent
 * together with the statement behind it: a transaction costs one round trip less, and what goes wrong with it comes
 * back with that statement.
 */
const named = (pool: pg.Pool): PostgresPool =>
  ({
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let begun: Answered | undefined;
      const send = (text: string, values?: readonly unknown[]): Answered =>
        values && values.length > 0
          ? client.query({ name: nameOf(text), text, values: [...values] })
          : client.query(text);
      return {
        query: async (text: string, values?: readonly unknown[]) => {
          if (text === 'begin') {
            begun = send(text);
            begun.catch(() => undefined);
            return { command: 'BEGIN', rowCount: null, rows: [] };
          }
          const answered = send(text, values);
          if (!begun) return answered;
          answered.catch(() => undefined);
          await begun;
          begun = undefined;
          return answered;
        },
        release: () => client.release(),
        processID: (client as unknown as { processID?: number }).processID,
      };
    },
  }) as unknown as PostgresPool;

export interface Connections {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens the pool of the application, as the role that cannot pass over row security. `onStatement` hears the text of
 * every statement; tests write them down for review.
 */
export const connect = (
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  onStatement?: (text: string) => void,
): Connections => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    options: '-c role=rolecall_app -c timezone=UTC -c lock_timeout=5s -c idle_in_transaction_session_timeout=60s',
    connectionTimeoutMillis: 5000,
    pipeline: true,
  });
  pool.on('error', onError);
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool: named(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(onStatement ? { log: (event) => onStatement(event.query.sql) } : {}),
  });
  return { db, pool, close: () => db.destroy() };
};
