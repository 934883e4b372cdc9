import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The user a database process runs as. */
export type OsUser = { readonly uid: number; readonly gid: number; readonly name: string };

const namedAccount = (name: string): OsUser | undefined => {
  let passwd = '';
  try {
    passwd = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return undefined;
  }
  const [, , uid, gid] =
    passwd
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid), name };
};

/**
 * PostgreSQL refuses to run as root. Root lends it the user "postgres", or "nobody";
 * everybody else runs it as themselves, which is undefined here.
 */
export const unprivilegedUser = (): OsUser | undefined =>
  process.getuid?.() === 0
    ? (namedAccount('postgres') ?? namedAccount('nobody') ?? { uid: 65_534, gid: 65_534, name: 'nobody' })
    : undefined;

/** A folder that exists keeps its owner, so that a changed list of users does not lock the data away. */
export const folderUser = (folder: string, lent: OsUser): OsUser => {
  const { uid, gid } = statSync(folder);
  return uid === 0 || uid === lent.uid ? lent : { uid, gid, name: `number ${uid}` };
};

/** Options for starting a process as that user. */
export const spawnAs = (account: OsUser | undefined): { uid: number; gid: number } | Record<string, never> =>
  account === undefined ? {} : { uid: account.uid, gid: account.gid };

const tellsYes = (account: OsUser | undefined, test: string, path: string): boolean =>
  spawnSync('/bin/sh', ['-c', test, 'sh', path], { ...spawnAs(account), stdio: 'ignore', cwd: '/' }).status === 0;

/** Whether that user can enter the folder. Asked of the system, which also knows about access lists and mounts. */
export const canEnterFolder = (account: OsUser | undefined, folder: string): boolean =>
  tellsYes(account, 'cd "$1"', folder);

/** Whether that user can run the program, with the libraries it needs. */
export const canRunProgram = (account: OsUser | undefined, program: string): boolean =>
  tellsYes(account, '"$1" --version', program);

/** Gives a folder, and what is in it, to that user. */
export const chownFolder = (account: OsUser, folder: string): void => {
  chownSync(folder, account.uid, account.gid);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (lstatSync(path).isDirectory()) chownFolder(account, path);
    else if (!lstatSync(path).isSymbolicLink()) chownSync(path, account.uid, account.gid);
  }
};
