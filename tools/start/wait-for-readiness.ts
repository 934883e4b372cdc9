import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Waits until a process's app is ready at its URL; returns false if the process exits first or takes too long. */
export const waitForReadiness = async (
  child: ChildProcess,
  url: string,
  { everyMs, patienceMs }: { readonly everyMs: number; readonly patienceMs: number },
): Promise<boolean> => {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return false;
    if (await isReady(url)) return true;
    await sleep(everyMs);
  }
  return false;
};
