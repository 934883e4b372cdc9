// Preloaded into a product to break it: errors about a lost database are no longer recognised.
import pg from 'pg';

const connect = pg.Pool.prototype.connect as (...given: unknown[]) => Promise<pg.PoolClient> | undefined;
pg.Pool.prototype.connect = function broken(this: pg.Pool, ...given: unknown[]) {
  return connect.call(this, ...given)?.catch(() => {
    throw new Error('something');
  });
} as typeof pg.Pool.prototype.connect;
