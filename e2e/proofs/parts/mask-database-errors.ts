// Preloaded into an instance of the product to break it: it no longer recognises errors about a lost database.
import pg from 'pg';

const connect = pg.Pool.prototype.connect as (...given: unknown[]) => Promise<pg.PoolClient> | undefined;
pg.Pool.prototype.connect = function broken(this: pg.Pool, ...given: unknown[]) {
  return connect.call(this, ...given)?.catch(() => {
    throw new Error('something');
  });
} as typeof pg.Pool.prototype.connect;
