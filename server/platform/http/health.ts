import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { DrainState } from './draining.ts';

/**
 * Registers `/healthz`, which responds while the process is alive, and `/readyz`, which responds while the database is
 * reachable and the process is not shutting down.
 */
export const registerHealth = (app: FastifyInstance, pool: pg.Pool, leaving: DrainState): void => {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (leaving.hasBegun()) return reply.status(503).send({ status: 'stopping' });
    try {
      await pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'no database' });
    }
  });
};
