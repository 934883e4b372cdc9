import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** `/healthz`: the process lives. `/readyz`: it can serve, since the database answers. */
export const registerHealth = (app: FastifyInstance, pool: pg.Pool): void => {
  let leaving = false;
  app.addHook('preClose', () => {
    leaving = true;
    return Promise.resolve();
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (leaving) return reply.status(503).send({ status: 'stopping' });
    try {
      await pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'no database' });
    }
  });
};
