import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ConfigError, readConfig } from '#server/platform/config/config.ts';
import { PostgresError } from '#server/platform/postgres/postgres-error.ts';
import { isBuilt } from './build-web.ts';

/** A reason not to start that the person who started it can do something about. */
class StartError extends Error {}

const run = (file: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, file)], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });

/** Told before anything slow is done: which port is taken, and how to choose another. */
const checkPort = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartError(portWords(error, host, port)));
    });
    probe.listen(port, host, () => {
      probe.close(() => {
        resolve();
      });
    });
  });

const portWords = (error: NodeJS.ErrnoException, host: string, port: number): string => {
  if (error.code === 'EADDRINUSE') {
    return (
      `Port ${port} on ${host} is in use, perhaps by a Rolecall that is running already (http://localhost:${port}).\n` +
      `Stop that program, or choose another port:\n  PORT=${port === 65_535 ? 3001 : port + 1} npm start`
    );
  }
  if (error.code === 'EACCES') {
    return `This user may not listen on port ${port}. Choose one above 1023:\n  PORT=3000 npm start`;
  }
  if (error.code === 'EADDRNOTAVAIL') {
    return `HOST is ${host}, which is not an address of this machine. Use 127.0.0.1, 0.0.0.0 or one of its own.`;
  }
  return `Rolecall cannot listen on ${host}, port ${port}: ${error.message}`;
};

/**
 * Stops on a signal: at once in order, or, when the start is not through yet, after it. Asked again a second later
 * (npm passes every signal on, so the first comes twice), or when the patience is over, it ends as it is; the
 * database's guard then stops the database.
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
  // Built in a process of its own, so that its memory is given back.
  if (!isBuilt()) {
    console.log('Building the web application ...');
    if ((await run('build-web.ts')) !== 0) throw new StartError('The web application could not be built; see above.');
  }
  const whenStarted = stopOnSignal(shutdownSeconds);
  const { main } = await import('#server/main.ts');
  const running = await main(process.env);
  whenStarted(() => running.close());
};

start().catch((error: unknown) => {
  const isForPeople = error instanceof ConfigError || error instanceof PostgresError || error instanceof StartError;
  console.error(isForPeople ? `\n${error.message}\n` : error);
  process.exit(1);
});
