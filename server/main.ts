import { fileURLToPath } from 'node:url';
import { migrate } from '#database/migrate.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { readConfig, type Config } from '#server/platform/config/config.ts';
import { registerWeb } from '#server/platform/http/static.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createLog, type Log } from '#server/platform/log/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { createProduct } from './app.ts';
import { makeDemoWorld, printSignIns } from './demo/demo.ts';

export interface RunningServer {
  /** Where people find it. */
  url: string;
  /** Ends requests in flight, hands back jobs, stops what was started. */
  close(): Promise<void>;
}

const webRoot = fileURLToPath(new URL('../web/dist', import.meta.url));

const databaseOf = async (config: Config, log: Log): Promise<{ url: string; stop(): Promise<void> }> => {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  return { url: embedded.adminUrl, stop: embedded.stop };
};

/** Starts the product: database, schema, demo world, jobs, web server. Settings come from `env` alone. */
export const main = async (env: NodeJS.ProcessEnv): Promise<RunningServer> => {
  const config = readConfig(env);
  const log = createLog(config);
  const database = await databaseOf(config, log);
  try {
    await migrate(database.url);
    const clock = createClock();
    const jobs = createJobs(database.url, log);
    const product = await createProduct({ config, log, clock, databaseUrl: database.url, enqueue: jobs.enqueue });
    await registerWeb(product.app, webRoot);
    await jobs.start(product.jobs);
    if (config.demo) await makeDemoWorld({ source: product.source, files: product.files });
    await product.app.listen({ port: config.port, host: config.host });
    if (config.demo) printSignIns(config.publicUrl);
    else log.info({ url: config.publicUrl }, 'Rolecall is ready');
    return {
      url: config.publicUrl,
      close: async () => {
        await product.app.close();
        await jobs.stop();
        await product.close();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
};
