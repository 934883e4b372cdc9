import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './data-folder-lock.ts';
import { PostgresError } from './postgres-error.ts';

/** What the running server writes about itself into its data folder. */
export type Postmaster = { readonly pid: number; readonly socketDir: string; readonly ready: boolean };

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

export const readPostmaster = (cluster: string): Postmaster | undefined => {
  const lines = read(join(cluster, 'postmaster.pid'))?.split('\n');
  const pid = Number(lines?.[0]);
  if (lines === undefined || !Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketDir: lines[4] ?? '', ready: (lines[7] ?? '').trim() === 'ready' };
};

/** Sends a signal to a process that may be gone. */
export const sendSignal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/** Waits until a process is gone; false when it is still there after the given time. */
export const waitForExit = async (pid: number, milliseconds: number): Promise<boolean> => {
  const step = 10;
  for (let waited = 0; waited < milliseconds; waited += step) {
    if (processIdentity(pid) === undefined) return true;
    await sleep(step);
  }
  return processIdentity(pid) === undefined;
};

/** Whether the process that wrote the file still runs, and its number is not that of something else by now. */
const isServerOf = (cluster: string, pid: number): boolean => {
  if (processIdentity(pid) === undefined) return false;
  return process.platform !== 'linux' || (read(`/proc/${pid}/cmdline`)?.includes(`${cluster}\0`) ?? false);
};

/** A number that no process has. */
const nobody = 2_147_483_647;

/**
 * Takes the number of a dead server out of its file. PostgreSQL does not start while any process has it, also one
 * that is dead and that nobody has buried yet, or another program that got it since. The rest of the file stays:
 * by it PostgreSQL finds out whether something of the dead one is still at work on the data.
 */
const clearProcessId = (cluster: string): void => {
  const file = join(cluster, 'postmaster.pid');
  const [, ...rest] = read(file)?.split('\n') ?? [];
  if (rest.length > 0) writeFileSync(file, [String(nobody), ...rest].join('\n'));
};

/**
 * Stops a server that a dead Rolecall left behind on this folder. The caller holds the folder's lock,
 * so nobody living uses it. True when there was one.
 */
export const stopOrphanedServer = async (cluster: string): Promise<boolean> => {
  const found = readPostmaster(cluster);
  if (found === undefined) return false;
  const { pid, socketDir } = found;
  const isLeft = isServerOf(cluster, pid);
  if (isLeft) {
    sendSignal(pid, 'SIGINT');
    if (!(await waitForExit(pid, 10_000))) {
      sendSignal(pid, 'SIGQUIT');
      if (!(await waitForExit(pid, 5000))) {
        throw new PostgresError(
          `A PostgreSQL server from an earlier start (process ${pid}) is still using ${cluster} and does not stop.\n` +
            `Kill it (kill -9 ${pid}) and start again. No data will be lost.`,
        );
      }
    }
  }
  clearProcessId(cluster);
  if (/\/rolecall-[^/]+$/.test(socketDir)) rmSync(socketDir, { recursive: true, force: true });
  return isLeft;
};
