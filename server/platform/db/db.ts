import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Database } from '#server/database.ts';

export type Db = Kysely<Database>;

// 64-bit integers are parsed as numbers, since they are only used as counts. Dates and numerics remain text, so that
// money is never a float.
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

/** Returns a connection's socket. While the socket is corked, writes are collected and then sent at once. */
const streamOf = (client: pg.PoolClient): Duplex =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream;

/**
 * Whether a table changed after the statement was planned, for example because a newer version migrates the database
 * while this one serves. The transaction has failed but can be retried once the outdated connections are closed.
 */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.startsWith('cached plan must');

/**
 * The number of times that table shapes have changed since the pool was opened. Connections with plans from before the
 * latest change are closed.
 */
interface Knowledge {
  generation: number;
}

const done = (command: string) => ({ command, rowCount: null, rows: [] });

/**
 * Wraps a connection for Kysely. Statements with parameters are named, so that the server plans each of them once per
 * connection. A transaction's start is sent in one write with its first statement, which then reports the errors of
 * both. The end of a read-only transaction is not awaited, because its result always arrives before the result of the
 * next statement on the connection.
 */
const named = (client: pg.PoolClient, knowledge: Knowledge) => {
  const { generation } = knowledge;
  let waiting: string | undefined;
  let onlyReads = false;
  const hearOutdated = (error: unknown): void => {
    if (isOutdatedPlan(error) && knowledge.generation === generation) knowledge.generation += 1;
  };
  const send = (text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
    if (values.length === 0) return client.query(text);
    const answered = client.query({ name: nameOf(text), text, values: [...values] });
    answered.catch(hearOutdated);
    return answered;
  };
  return {
    isOutdated: () => knowledge.generation !== generation,
    query: async (text: string, values?: readonly unknown[]) => {
      if (text === 'begin' || text.startsWith('start transaction')) {
        waiting = text;
        onlyReads = text.endsWith('read only');
        return done('BEGIN');
      }
      const isEnd = text === 'commit' || text === 'rollback';
      const beginning = waiting;
      waiting = undefined;
      if (beginning !== undefined && isEnd) return done(text.toUpperCase());
      const stream = streamOf(client);
      stream.cork();
      process.nextTick(() => {
        stream.uncork();
      });
      const begun = beginning === undefined ? undefined : send(beginning);
      begun?.catch(() => undefined);
      const answered = send(text, values);
      if (isEnd && onlyReads) {
        // If the connection is lost here, the next statement on it fails and reports the error.
        answered.catch(() => undefined);
        return done(text.toUpperCase());
      }
      if (!begun) return answered;
      answered.catch(() => undefined);
      await begun;
      return answered;
    },
    release: () => {
      client.release(knowledge.generation !== generation);
    },
    processID: (client as unknown as { processID?: number }).processID,
  };
};

const namedPool = (pool: pg.Pool): PostgresPool => {
  const known = new WeakMap<pg.PoolClient, ReturnType<typeof named>>();
  const knowledge: Knowledge = { generation: 0 };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      for (;;) {
        const client = await pool.connect();
        const made = known.get(client) ?? named(client, knowledge);
        known.set(client, made);
        if (!made.isOutdated()) return made;
        made.release();
      }
    },
  } as unknown as PostgresPool;
};

/**
 * The settings of every connection. Row security makes planning expensive: two thirds of the candidate list's time went
 * into replanning its query for values that don't change the plan. So each statement is planned once per connection,
 * for any value.
 */
const sessionSettings = [
  'role=rolecall_app',
  'timezone=UTC',
  'lock_timeout=5s',
  'idle_in_transaction_session_timeout=60s',
  'plan_cache_mode=force_generic_plan',
];

export interface Connections {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens the application's pool, as the role that cannot bypass row security. `onStatement` receives the text of every
 * statement, which tests record for review. A connection that doesn't respond for `answerSeconds` is closed, since a
 * network that drops packets reports no error.
 */
export const connect = (
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  onStatement?: (text: string) => void,
  answerSeconds?: number,
): Connections => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    options: sessionSettings.map((setting) => `-c ${setting}`).join(' '),
    connectionTimeoutMillis: 5000,
    // Idle connections stay open, because a new connection has to plan every statement again.
    idleTimeoutMillis: 300_000,
    ...(answerSeconds === undefined ? {} : { query_timeout: answerSeconds * 1000 }),
    pipeline: true,
  });
  pool.on('error', onError);
  // The statement that uses a lost connection reports the error. Without a listener, the error would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool: namedPool(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(onStatement ? { log: (event) => onStatement(event.query.sql) } : {}),
  });
  return { db, pool, close: () => db.destroy() };
};
