import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { waitForReadiness } from '#tools/start/wait-for-readiness.ts';

const launcher = join(import.meta.dirname, '../launch.mjs');

/** Starts the built product in a separate process; resolves when it is ready. */
export const startProduct = async (port: number, env: Record<string, string>): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [launcher, 'start', '--no-build'], {
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!(await waitForReadiness(child, `http://127.0.0.1:${String(port)}`, { everyMs: 5, patienceMs: 240_000 }))) {
    child.kill('SIGTERM');
    throw new Error(`The product did not become ready on port ${String(port)}.`);
  }
  return child;
};

/** Stops the product as an operator does; resolves when it has ended. */
export const stopProduct = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};
