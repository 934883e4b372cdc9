import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The operating system account of a database process. */
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
 * Returns the account for PostgreSQL, which refuses to run as root. For root this is "postgres" or "nobody"; undefined
 * for other users, who run PostgreSQL under their own account.
 */
export const unprivilegedUser = (): OsUser | undefined =>
  process.getuid?.() === 0
    ? (namedAccount('postgres') ?? namedAccount('nobody') ?? { uid: 65_534, gid: 65_534, name: 'nobody' })
    : undefined;

/**
 * Returns the account for a folder: the folder's owner, or the given account if root owns it. Its data therefore stays
 * accessible even if the list of accounts changes.
 */
export const accountForFolder = (folder: string, lent: OsUser): OsUser => {
  const { uid, gid } = statSync(folder);
  return uid === 0 || uid === lent.uid ? lent : { uid, gid, name: `number ${uid}` };
};

/** Returns the options for starting a process under an account. */
export const spawnOptionsFor = (account: OsUser | undefined): { uid: number; gid: number } | Record<string, never> =>
  account === undefined ? {} : { uid: account.uid, gid: account.gid };

const tellsYes = (account: OsUser | undefined, test: string, path: string): boolean =>
  spawnSync('/bin/sh', ['-c', test, 'sh', path], { ...spawnOptionsFor(account), stdio: 'ignore', cwd: '/' }).status ===
  0;

/**
 * Whether an account can enter a folder. A process is started under the account to test this, since access lists and
 * mounts matter too.
 */
export const canEnterFolder = (account: OsUser | undefined, folder: string): boolean =>
  tellsYes(account, 'cd "$1"', folder);

/** Whether an account can run a program, with the libraries that the program needs. */
export const canRunProgram = (account: OsUser | undefined, program: string): boolean =>
  tellsYes(account, '"$1" --version', program);

/** Changes the owner of a folder and its content to an account. */
export const chownFolder = (account: OsUser, folder: string): void => {
  chownSync(folder, account.uid, account.gid);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (lstatSync(path).isDirectory()) chownFolder(account, path);
    else if (!lstatSync(path).isSymbolicLink()) chownSync(path, account.uid, account.gid);
  }
};
