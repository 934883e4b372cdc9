import { sql, type ControlledTransaction } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Db } from './db.ts';

type Transaction = ControlledTransaction<Database>;

/** A read replica: a PostgreSQL server that replays the changes of the primary and answers reads in its place. */
export interface Replica {
  /**
   * Starts a read-only transaction on the replica that sees everything committed on the primary before the call.
   * Returns undefined if the replica cannot be reached, does not catch up within the limit, or has changes that the
   * primary does not have; the caller then reads the primary.
   */
  begin(primary: Db): Promise<Transaction | undefined>;
  /** Counts a read that failed on the replica and is repeated on the primary. */
  countFailure(error: unknown): void;
  /** Returns the age, in seconds, of the latest state of the primary that the replica is known to have replayed. */
  lagSeconds(): number;
  /** Returns how many reads the replica answered, and how many the primary answered in its place. */
  reads(): { replica: number; primary: number };
  close(): Promise<void>;
}

interface ReplicaOptions {
  readonly primary: Db;
  /** The connections to the replica, closed when the replica is closed. */
  readonly connections: { readonly db: Db; close(): Promise<void> };
  /** The maximum lag, in milliseconds, at which the replica is still read. */
  readonly maxLagMs: number;
  readonly log: Log;
  /** The time in milliseconds between two measurements of the lag. */
  readonly measureEveryMs?: number;
}

/** The position in the primary's log up to which everything is on its disk, which includes every confirmed commit. */
const writtenPosition = async (primary: Db): Promise<string> => {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_flush_lsn()::text as at`.execute(primary);
  return rows[0]?.at ?? '';
};

/**
 * Returns the position up to which the replica has replayed the log, if that is at least the given one. Always undefined
 * for a server that is no longer a replica.
 */
const replayedPosition = async (replica: Db, atLeast: string): Promise<string | undefined> => {
  const { rows } = await sql<{ at: string }>`
    select pg_last_wal_replay_lsn()::text as at
    where pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${atLeast}::text::pg_lsn`.execute(replica);
  return rows[0]?.at;
};

/**
 * Whether the primary has written its log up to a position. A replica that has replayed more follows another server, or
 * has changes that the primary lost when it was recovered to an earlier moment.
 */
const hasWritten = async (primary: Db, position: string): Promise<boolean> => {
  const { rows } = await sql<{ done: boolean }>`
    select pg_current_wal_flush_lsn() >= ${position}::text::pg_lsn as done`.execute(primary);
  return rows[0]?.done === true;
};

/**
 * Opens a read replica and measures its lag until it is closed. Reads are equally current without the measurement,
 * which only saves calls from waiting for a replica that is known to lag.
 */
export const openReplica = ({
  primary,
  connections,
  maxLagMs,
  log,
  measureEveryMs = 1000,
}: ReplicaOptions): Replica => {
  const closing = new AbortController();
  const counts = { replica: 0, primary: 0 };
  let isCurrent = false;
  let lastReplayed = performance.now();

  /**
   * Waits until the replica has replayed a position of the primary's log, but no longer than the limit. Returns whether it
   * has, and has replayed nothing that the primary has not written.
   */
  const catchesUp = async (replica: Db, from: Db, position: string): Promise<boolean> => {
    const end = performance.now() + maxLagMs;
    for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, 20)) {
      const replayed = await replayedPosition(replica, position);
      if (replayed !== undefined) return hasWritten(from, replayed);
      if (performance.now() + pauseMs > end) return false;
      await sleep(pauseMs);
    }
  };

  const note = (current: boolean, error?: unknown): void => {
    if (current !== isCurrent) {
      if (current) log.info('the read replica is current; reports, exports and suggestions read from it');
      else
        log.warn(
          { err: error },
          'the read replica lags, cannot be reached or has other changes than the primary; everything reads from the primary',
        );
    }
    isCurrent = current;
  };

  const measure = async (): Promise<void> => {
    try {
      const asked = performance.now();
      const current = await catchesUp(connections.db, primary, await writtenPosition(primary));
      if (current) lastReplayed = asked;
      note(current);
    } catch (error) {
      note(false, error);
    }
  };

  const measuring = (async () => {
    while (!closing.signal.aborted) {
      await measure();
      await sleep(measureEveryMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();

  const beginOnReplica = async (from: Db): Promise<Transaction | undefined> => {
    if (!isCurrent) return undefined;
    const position = await writtenPosition(from);
    const transaction = await connections.db.startTransaction().setAccessMode('read only').execute();
    try {
      if (await catchesUp(transaction, from, position)) return transaction;
      note(false);
    } catch (error) {
      note(false, error);
    }
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
    return undefined;
  };

  return {
    begin: async (from) => {
      const begun = await beginOnReplica(from).catch((error: unknown) => {
        note(false, error);
        return undefined;
      });
      counts[begun ? 'replica' : 'primary'] += 1;
      return begun;
    },
    countFailure: (error) => {
      counts.replica -= 1;
      counts.primary += 1;
      log.warn({ err: error }, 'a read failed on the replica and is repeated on the primary');
    },
    lagSeconds: () => (performance.now() - lastReplayed) / 1000,
    reads: () => counts,
    close: async () => {
      closing.abort();
      await measuring;
      await connections.close();
    },
  };
};
