import { fileURLToPath } from 'node:url';
import { migrate } from '#database/migrate.ts';
import { createClock, type Clock } from '#server/platform/clock/clock.ts';
import { readConfig, type Config } from '#server/platform/config/config.ts';
import { startFileArchive } from '#server/platform/files/archive-files.ts';
import { registerWebApp } from '#server/platform/http/static.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createLease } from '#server/platform/jobs/lease.ts';
import { assertNoDemoData } from './demo/demo-guard.ts';
import { createLog, type Log } from '#server/platform/log/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import type { ScopeSource } from '#server/platform/scope/open.ts';
import { warnAboutUnreadableApps } from '#server/identity/public.ts';
import { createServerApp } from './app.ts';
import { loadBuiltEmailRenderer } from './built-email-templates.ts';
import type { Simulator } from './simulator/simulator.ts';
import { shutDown } from './stop.ts';

export interface RunningServer {
  /** The URL of the product for users. */
  url: string;
  /** Waits for requests in flight, returns jobs to the queue and stops everything that was started. */
  close(): Promise<void>;
}

const webRoot = fileURLToPath(new URL('../web/dist', import.meta.url));

const databaseOf = async (config: Config, log: Log): Promise<{ url: string; stop(): Promise<void> }> => {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  const { archiveDir, dataDir } = config;
  const archive = archiveDir === undefined ? undefined : { folder: archiveDir };
  const embedded = await startEmbeddedPostgres({ dataDir, log, archive });
  return { url: embedded.adminUrl, stop: embedded.stop };
};

/** Creates the simulator that plays the employers in the demo; undefined if it is switched off. */
const simulatorOf = async (given: {
  config: Config;
  log: Log;
  clock: Clock;
  source: ScopeSource;
}): Promise<Simulator | undefined> => {
  const { config, log, clock, source } = given;
  if (!config.simulator) return undefined;
  const { paceMs } = config.simulator;
  // The simulator is loaded only when needed, like the demo, so that production starts faster.
  const { demoPassword } = await import('./demo/demo.ts');
  const { simulatedUsers } = await import('./simulator/players.ts');
  const { createRandomSource } = await import('#contract/common/random.ts');
  const { startSimulator } = await import('./simulator/simulator.ts');
  log.info({ paceSeconds: paceMs / 1000 }, 'the simulator is running: employers and rival agencies act automatically');
  return startSimulator({
    baseUrl: config.publicUrl,
    password: demoPassword,
    players: simulatedUsers,
    paceMs,
    chance: createRandomSource(clock.now().getTime()),
    clock,
    lease: createLease(source, 'simulator', Math.max(60, (3 * paceMs) / 1000)),
    log,
  });
};

/** Starts the product: database, schema, demo world, jobs, web server. All settings come from `env`. */
export const main = async (env: NodeJS.ProcessEnv): Promise<RunningServer> => {
  const config = readConfig(env);
  const log = createLog(config);
  const database = await databaseOf(config, log);
  try {
    await migrate(database.url);
    const clock = createClock();
    const jobs = createJobs(database.url, log, config.databaseAnswerSeconds);
    const product = await createServerApp({
      config,
      log,
      clock,
      databaseUrl: database.url,
      enqueue: jobs.enqueue,
      jobFailures: jobs.failures,
      loadMailRenderer: loadBuiltEmailRenderer,
    });
    if (config.mode === 'production') await assertNoDemoData(product.source);
    await registerWebApp(product.app, webRoot, config.externalIdentity?.name);
    product.source.live.start();
    product.activity.start(product.source);
    await jobs.start(product.jobs);
    const demo = config.demo ? await import('./demo/demo.ts') : undefined;
    await demo?.makeDemoWorld({ source: product.source, files: product.files });
    await product.app.listen({ port: config.port, host: config.host });
    await product.inboundSmtp?.listen();
    if (demo) demo.printSignIns(config);
    else log.info({ url: config.publicUrl }, 'Rolecall is ready');
    await warnAboutUnreadableApps(product.source, config);
    const archive =
      config.archiveDir !== undefined && config.storage.driver === 'disk'
        ? startFileArchive(config.storage.root, config.archiveDir, log)
        : undefined;
    const simulator = await simulatorOf({ config, log, clock, source: product.source });
    return {
      url: config.publicUrl,
      close: async () => {
        await simulator?.stop();
        await archive?.stop();
        await shutDown({ config, log, clock, product, jobs });
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
};
