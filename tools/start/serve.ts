import { flushCompileCache } from 'node:module';
import { readConfig } from '#server/platform/config/config.ts';
import { exitWithExplanation } from './explain.ts';
import { assertPortIsFree } from './ports.ts';

/**
 * Stops the server gracefully on a signal: at once or, if it is still starting, after the start. A repeated signal ends
 * the process immediately, unless it arrives within a second (npm passes every signal on, so the first arrives twice).
 * So does the end of the grace period. The database guard then stops the database.
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

/** Checks that the port is free, runs `build`, starts the server in this process, and stops the server on a signal. */
export const serve = async (build: () => Promise<void> = () => Promise.resolve()): Promise<void> => {
  const { host, port, shutdownSeconds } = readConfig(process.env);
  await assertPortIsFree(host, port);
  await build();
  const whenStarted = stopOnSignal(shutdownSeconds);
  const { main } = await import('#server/main.ts');
  const running = await main(process.env);
  whenStarted(() => running.close());
  // The compile cache is saved now, so that the next start is fast even if this one is killed.
  flushCompileCache();
};

// A release is already built, so it starts here.
if (import.meta.main) serve().catch(exitWithExplanation);
