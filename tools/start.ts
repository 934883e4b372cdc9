import { spawn } from 'node:child_process';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig } from '#server/platform/config/config.ts';
import { isBuilt } from './build-web.ts';
import { explain } from './start/explain.ts';
import { checkPort } from './start/ports.ts';
import { StartError } from './start/start-error.ts';

const run = (file: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, file)], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });

/**
 * Stops on a signal: gracefully at once, or after the start if that is not complete. A second signal ends the process
 * immediately if it arrives after more than a second (npm passes on every signal, so the first arrives twice), and so
 * does the end of the grace period; the database guard then stops the database.
 */
const stopOnSignal = (patienceSeconds: number): ((close: () => Promise<void>) => void) => {
  let close: (() => Promise<void>) | undefined;
  let askedAt: number | undefined;
  const end = (closing: () => Promise<void>): void => {
    setTimeout(() => process.exit(1), (patienceSeconds + 10) * 1000).unref();
    closing().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (askedAt !== undefined) {
        if (performance.now() - askedAt > 1000) process.exit(130);
        return;
      }
      askedAt = performance.now();
      if (close !== undefined) end(close);
    });
  }
  return (closing) => {
    close = closing;
    if (askedAt !== undefined) end(closing);
  };
};

const start = async (): Promise<void> => {
  const { host, port, shutdownSeconds } = readConfig(process.env);
  await checkPort(host, port);
  // Built in a separate process, so that the memory is freed.
  if (!process.argv.includes('--no-build') && !isBuilt()) {
    console.log('Building the web application ...');
    if ((await run('build-web.ts')) !== 0)
      throw new StartError('The web application could not be built. See the errors above.');
  }
  const whenStarted = stopOnSignal(shutdownSeconds);
  const { main } = await import('#server/main.ts');
  const running = await main(process.env);
  whenStarted(() => running.close());
  // Saved now, so that the next start is fast even if this process is killed.
  flushCompileCache();
};

start().catch(explain);
