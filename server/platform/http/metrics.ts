import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '#server/platform/config/config.ts';
import type { Replica } from '#server/platform/db/replica.ts';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a caller may read the metrics: with the configured token or, if no token is configured, only in the demo. */
const maySee = ({ metricsToken, demo }: Who, authorization: string | undefined): boolean =>
  metricsToken === undefined ? demo : timingSafeEqual(hashOf(authorization ?? ''), hashOf(`Bearer ${metricsToken}`));

type Who = Pick<Config, 'metricsToken' | 'demo'>;

/**
 * Adds metrics about the replica: its lag, the number of reads that it has answered, and the number that the primary
 * has answered in its place.
 */
const reportReplica = (register: Registry, replica: Replica): void => {
  new Gauge({
    name: 'rolecall_replica_lag_seconds',
    help: 'Age of the latest state of the primary that the read replica is known to have replayed, in seconds',
    registers: [register],
    collect() {
      this.set(replica.lagSeconds());
    },
  });
  new Counter({
    name: 'rolecall_replica_reads_total',
    help: 'Reads that a replica may answer, by the server that answered',
    labelNames: ['server'],
    registers: [register],
    collect() {
      this.reset();
      for (const [server, reads] of Object.entries(replica.reads())) this.inc({ server }, reads);
    },
  });
};

interface Measured {
  readonly pool: pg.Pool;
  readonly openFeeds: () => number;
  readonly jobFailures: ReadonlyMap<string, number>;
  readonly replica?: Replica | undefined;
}

/**
 * Registers `/metrics`, which reports the durations of operations by name and status, and the state of the process, its
 * pool and the read replica.
 */
export const registerMetrics = (
  app: FastifyInstance,
  config: Who,
  { pool, openFeeds, jobFailures, replica }: Measured,
): void => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'rolecall_operation_seconds',
    help: 'Time to answer an operation, in seconds',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  });
  new Gauge({
    name: 'rolecall_database_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'rolecall_open_feeds',
    help: 'Live feeds that are open at this process',
    registers: [register],
    collect() {
      this.set(openFeeds());
    },
  });
  new Counter({
    name: 'rolecall_job_failures_total',
    help: 'Failed runs of background jobs, by queue',
    labelNames: ['queue'],
    registers: [register],
    collect() {
      this.reset();
      for (const [queue, count] of jobFailures) this.inc({ queue }, count);
    },
  });
  if (replica) reportReplica(register, replica);
  app.addHook('onResponse', (request, reply, done) => {
    const { operation, isStream } = request.routeOptions.config;
    // A feed responds for as long as its page is open, which would distort the durations.
    if (operation && !isStream) duration.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) =>
    maySee(config, request.headers.authorization)
      ? reply
          .header('Cache-Control', 'no-store')
          .type(register.contentType)
          .send(await register.metrics())
      : // The usual answer to an unknown path is a page, which programs that read metrics would take for metrics.
        reply.code(404).type('text/plain').send('Without the token in METRICS_TOKEN there are no metrics.\n'),
  );
};
