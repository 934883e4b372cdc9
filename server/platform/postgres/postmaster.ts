import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './data-folder-lock.ts';
import { PostgresError } from './postgres-error.ts';

/** The state of a running server, which it writes to a file in its data folder. */
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

/** Sends a signal to a process that may no longer exist. */
export const sendSignal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/** Waits until a process has ended. Returns false if it still exists after the given time. */
export const waitForExit = async (pid: number, milliseconds: number): Promise<boolean> => {
  const step = 10;
  for (let waited = 0; waited < milliseconds; waited += step) {
    if (processIdentity(pid) === undefined) return true;
    await sleep(step);
  }
  return processIdentity(pid) === undefined;
};

/** Whether the process with this PID is the cluster's server, rather than another process that got the PID later. */
const isServerOf = (cluster: string, pid: number): boolean => {
  if (processIdentity(pid) === undefined) return false;
  return process.platform !== 'linux' || (read(`/proc/${pid}/cmdline`)?.includes(`${cluster}\0`) ?? false);
};

/** A PID that no process can have. */
const nobody = 2_147_483_647;

/**
 * Removes a dead server's PID from its file. PostgreSQL does not start while any process has that PID, even a zombie or
 * an unrelated program that got the PID later. The rest of the file is kept, because PostgreSQL uses it to detect the
 * dead server's processes that still work on the data.
 */
const clearProcessId = (cluster: string): void => {
  const file = join(cluster, 'postmaster.pid');
  const [, ...rest] = read(file)?.split('\n') ?? [];
  if (rest.length > 0) writeFileSync(file, [String(nobody), ...rest].join('\n'));
};

/**
 * Stops a server that a dead Rolecall left running on this folder. The caller must hold the folder's lock, so that no
 * running instance uses the server. Returns whether there was such a server.
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
