import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { ServerApp } from './app.ts';

/** Waits for one step of the shutdown, up to a time limit. A step that fails doesn't prevent the others. */
const atMost = async (milliseconds: number, work: Promise<void>, log: Log, late?: () => void): Promise<void> => {
  const patience = new AbortController();
  const over = sleep(Math.max(0, milliseconds), 'late', { signal: patience.signal }).catch(() => 'over');
  const done = work.then(
    () => 'done',
    (error: unknown) => {
      log.error({ err: error }, 'a shutdown step failed');
      return 'failed';
    },
  );
  const first = await Promise.race([done, over]);
  patience.abort();
  if (first === 'late') late?.();
};

/** Ends requests in flight, jobs and connections, in this order and within the configured time. */
export const shutDown = async (given: {
  config: Config;
  log: Log;
  clock: Clock;
  product: ServerApp;
  jobs: Jobs;
}): Promise<void> => {
  const { config, log, clock, product, jobs } = given;
  const endsAt = clock.now().getTime() + config.shutdownSeconds * 1000;
  const left = (): number => endsAt - clock.now().getTime();
  // The time reserved for the steps that follow the requests in flight.
  const reserve = config.shutdownSeconds * 100;
  // Load balancers check /readyz every few seconds, and send requests until they see it fail.
  product.leave();
  await sleep(config.drainSeconds * 1000);
  await atMost(left() - reserve * 2, product.app.close(), log, () => {
    log.warn('requests that did not finish in time were terminated');
    product.app.server.closeAllConnections();
  });
  await atMost(left() - reserve, jobs.stop(Math.max(0, left() - reserve * 2)), log);
  await atMost(left() - reserve / 2, product.close(), log);
};
