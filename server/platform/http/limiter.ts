import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Log } from '#server/platform/log/log.ts';

const minuteMs = 60_000;
/**
 * The number of portions into which a limit is divided. A process reserves one portion of the shared count at a time,
 * so most calls need no statement, while small limits stay exact.
 */
const parts = 20;
const tooManyKeys = 50_000;

/**
 * Adds hits to a key within a time window and returns the total so far. The window is identified by its last minute,
 * because counts are deleted once that minute has passed.
 */
export type CountHits = (key: string, lastMinute: number, hits: number) => Promise<number>;

/** Counts hits across all processes, in one statement. Addresses and accounts are stored only as hashes. */
export const countInDatabase =
  (db: Db): CountHits =>
  async (key, lastMinute, hits) => {
    const hash = createHash('sha256').update(key).digest('base64url');
    const { rows } = await sql<{ total: number }>`
      select app.count_hits(${hash}, ${lastMinute}, ${hits}) as total`.execute(db);
    return rows[0]?.total ?? hits;
  };

/** Counts hits for this process only, if there is no database or the database does not respond. */
export const countInMemory = (): CountHits => {
  let counts = new Map<string, number>();
  let at = 0;
  return (key, lastMinute, hits) => {
    if (lastMinute !== at || counts.size > tooManyKeys) {
      counts = new Map();
      at = lastMinute;
    }
    const total = (counts.get(key) ?? 0) + hits;
    counts.set(key, total);
    return Promise.resolve(total);
  };
};

interface Hit {
  readonly isWithin: boolean;
  /** The number of hits that this process has counted for the key. */
  readonly count: number;
  readonly msLeft: number;
}

/** Counts a hit for a key within a time window, and returns whether the limit still allows it. */
export type Limiter = (key: string, share: number) => Promise<Hit>;

/** Creates a limiter for hits per minute, or per window of several minutes. */
export const createLimiter = (clock: Clock, count: CountHits, log?: Log, minutes = 1): Limiter => {
  const windowMs = minutes * minuteMs;
  let drawn = new Map<string, { left: number; total: number }>();
  let at = 0;
  const alone = countInMemory();
  const draw: CountHits = async (key, lastMinute, hits) => {
    try {
      return await count(key, lastMinute, hits);
    } catch (error) {
      log?.warn({ err: error }, 'limits are counted by this process alone');
      return alone(key, lastMinute, hits);
    }
  };
  return async (key, share) => {
    const now = clock.now().getTime();
    const end = (Math.floor(now / windowMs) + 1) * windowMs;
    if (end !== at || drawn.size > tooManyKeys) {
      drawn = new Map();
      at = end;
    }
    const mine = drawn.get(key) ?? { left: 0, total: 0 };
    drawn.set(key, mine);
    if (mine.left === 0 && mine.total < share) {
      const part = Math.max(1, Math.floor(share / parts));
      const total = await draw(key, end / minuteMs - 1, part);
      mine.total = Math.max(mine.total, total);
      mine.left += Math.max(0, part - Math.max(0, total - share));
    }
    const isWithin = mine.left > 0;
    if (isWithin) mine.left -= 1;
    return { isWithin, count: isWithin ? mine.total - mine.left : share + 1, msLeft: end - now };
  };
};

type Done = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Adapts a limiter to the store that the web server's rate limit plugin expects. */
export const createRateLimitStore = (limiter: Limiter) =>
  class Store {
    child(): Store {
      return new Store();
    }
    incr(key: string, done: Done, _timeWindow: number, max: number): void {
      limiter(key, max).then(
        ({ count, msLeft }) => done(null, { current: count, ttl: msLeft }),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }
  };
