import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { PostgresError } from './postgres-error.ts';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Returns a process's PID and start time since the machine booted, to distinguish it from earlier processes with the
 * same PID. Undefined if there is no such process.
 */
export const processIdentity = (pid: number): string | undefined => {
  if (process.platform === 'linux') {
    const stat = read(`/proc/${pid}/stat`);
    if (stat === undefined) return undefined;
    // The process name is in brackets and may contain any characters, so the fields begin after the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''} ${fields[19] ?? ''}`;
  }
  const { stdout, status } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const holder = (content: string): { pid: number; alive: boolean } => {
  const [number = '', life = ''] = content.split('\n');
  const pid = Number(number);
  return { pid, alive: Number.isInteger(pid) && pid > 0 && processIdentity(pid) === life };
};

const place = (draft: string, file: string): boolean => {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Locks the data folder for this process, or throws a readable error if another running Rolecall uses it. Returns a
 * function that releases the lock. A dead process's lock is ignored.
 */
export const lockDataFolder = (folder: string): (() => void) => {
  const file = join(folder, 'lock');
  const mark = `${process.pid}.${randomBytes(4).toString('hex')}`;
  const draft = `${file}.${mark}`;
  const own = `${process.pid}\n${processIdentity(process.pid) ?? ''}\n${mark}\n`;
  writeFileSync(draft, own, { flag: 'wx' });
  try {
    for (let tries = 0; tries < 20; tries += 1) {
      if (place(draft, file)) {
        return () => {
          if (read(file) === own) rmSync(file, { force: true });
        };
      }
      const found = read(file);
      if (found === undefined) continue;
      const { pid, alive } = holder(found);
      if (alive) {
        throw new PostgresError(
          `The data folder ${folder} is in use by another instance of Rolecall (process ${pid}).\n` +
            `Stop that instance (kill ${pid}), or start this one with its own folder and port:\n` +
            `  DATA_DIR=./.data-2 PORT=3001 ${operatorCommand('start')}`,
        );
      }
      removeStale(file, found, mark);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new PostgresError(`Several instances are trying to use the data folder ${folder}. Start again.`);
};

/** Removes a stale lock. If it turns out to be the new lock of a faster process, it is restored. */
const removeStale = (file: string, expected: string, mark: string): void => {
  const aside = `${file}.stale.${mark}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== expected) place(aside, file);
  rmSync(aside, { force: true });
};
