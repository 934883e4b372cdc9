import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
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

/** The socket of a connection: what is written to it while it is corked goes out as one. */
const streamOf = (client: pg.PoolClient): Duplex =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream;

/**
 * Whether a table has got another shape since the statement was planned, as when a newer version migrates while this one
 * serves. The transaction is over, and can be had anew: the connections that know the old shape go.
 */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.startsWith('cached plan must');

/** What the connections of a pool know of the shape of the tables; those of an earlier knowledge go. */
interface Knowledge {
  generation: number;
}

const done = (command: string) => ({ command, rowCount: null, rows: [] });

/**
 * A connection as Kysely sees it. Statements with parameters are named, so that the server plans each of them once a
 * connection. The beginning of a transaction waits for the statement behind it, and all that is sent in one turn of the
 * loop goes out as one: what goes wrong with the beginning comes back with that statement. Nobody waits for the end of a
 * transaction that only reads: it goes out together with what the connection is asked next.
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
        // A connection that is lost here is noticed by whoever has it next.
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
 * What every connection begins with. Row security makes planning dear: of the list of candidates, two thirds of the time
 * went into planning it anew for values that change nothing. So a statement is planned once a connection, for any value.
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
 * Opens the pool of the application, as the role that cannot pass over row security. `onStatement` hears the text of
 * every statement; tests write them down for review. A connection that has not answered for `answerSeconds` is given
 * up: a network that swallows what is sent says nothing else.
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
    // Kept over a pause: a new connection has every statement to plan anew.
    idleTimeoutMillis: 300_000,
    ...(answerSeconds === undefined ? {} : { query_timeout: answerSeconds * 1000 }),
    pipeline: true,
  });
  pool.on('error', onError);
  // Whoever holds a connection that is lost hears of it by their statement. Without a listener it would end the process.
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
