import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readConfig } from '#server/platform/config/config.ts';
import type { Config } from '#server/platform/config/config.ts';
import { createLog } from '#server/platform/log/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { watchEmails } from './build/emails.ts';
import { assertPortIsFree, findFreePort } from './start/ports.ts';
import { exitWithExplanation } from './start/explain.ts';

const root = join(import.meta.dirname, '..');

/**
 * The paths that the server answers; Vite answers all others. Vite also serves the web files of the identity room,
 * which have file extensions, unlike the identity provider's paths.
 */
const serversOwn = '^/(?!identity/.*\\.(tsx?|css)(\\?|$))(api|identity|healthz|readyz|metrics|dev)(/|\\?|$)';

/**
 * Starts the database, which keeps running while the server restarts, so that a restart takes a second instead of a
 * full start.
 */
const database = async (config: Config): Promise<{ url: string; stop: () => Promise<void> }> => {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: createLog(config) });
  return { url: embedded.adminUrl, stop: embedded.stop };
};

/** Starts the server in a separate process, which Node restarts after every change to its files. */
const serve = (config: Config, port: number, databaseUrl: string): { stop: () => Promise<void> } => {
  const child = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', join(root, 'tools/start.ts'), '--no-build'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: config.publicUrl,
        DATA_DIR: config.dataDir,
        DATABASE_URL: databaseUrl,
        DEMO: String(config.demo),
      },
    },
  );
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/**
 * Starts the development setup at one URL: Vite in front for hot reloading, and behind it a server that restarts after
 * changes.
 */
const dev = async (): Promise<void> => {
  const config = readConfig(process.env);
  await assertPortIsFree(config.host, config.port);
  const postgres = await database(config);
  const port = await findFreePort();
  const emails = await watchEmails();
  const server = serve(config, port, postgres.url);
  const vite = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      proxy: {
        [serversOwn]: {
          target: `http://127.0.0.1:${port}`,
          configure: (proxy) => {
            proxy.on('error', (_error, _request, response) => {
              if ('writeHead' in response && !response.headersSent) {
                response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '1' });
              }
              response.end('The server is starting; its output says whether it can.\n');
            });
          },
        },
      },
    },
  });
  await vite.listen();
  console.log(`\nDevelopment server at ${config.publicUrl}. Changes to web and server reload automatically.\n`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await Promise.all([vite.close(), server.stop(), emails.stop()]);
    await postgres.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
};

dev().catch(exitWithExplanation);
