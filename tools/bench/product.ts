import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const launcher = join(import.meta.dirname, '../launch.mjs');
const patienceMs = 60_000;

const isReady = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${String(port)}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Starts the product as it was built, in a process of its own, and comes back when it is ready. */
export const startProduct = async (port: number, env: Record<string, string>): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [launcher, 'start', '--no-build'], {
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const began = performance.now();
  while (!(await isReady(port))) {
    if (child.exitCode !== null || child.signalCode !== null || performance.now() - began > patienceMs) {
      throw new Error(`The product did not become ready on port ${String(port)}.`);
    }
    await sleep(5);
  }
  return child;
};

/** Stops it as an operator does, and comes back when it has ended. */
export const stopProduct = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};
