import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { accountForFolder, spawnOptionsFor, canEnterFolder, chownFolder, unprivilegedUser } from './os-user.ts';
import type { OsUser } from './os-user.ts';
import type { PostgresBinaries } from './binaries.ts';
import { PostgresError } from './postgres-error.ts';

/** The location of a database cluster, and the account that may read it. */
export type ClusterLocation = { readonly cluster: string; readonly account: OsUser | undefined };

const isCluster = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

const elsewhere = (dataDir: string, base: string): string =>
  join(base, createHash('sha256').update(dataDir).digest('hex').slice(0, 16), 'postgres');

/** Root's folder for clusters that the unprivileged account could not access in the data folder. */
const rootsFolder = '/var/lib/rolecall';

/**
 * Returns the folder of the cluster. It is inside the data folder or, if root's unprivileged account cannot access
 * that, under /var/lib/rolecall with a name derived from the data folder's path. An existing cluster is not moved as
 * long as it can be accessed.
 */
export const clusterLocation = (dataDir: string, base: string = rootsFolder): ClusterLocation => {
  const wanted = join(dataDir, 'postgres');
  const lent = unprivilegedUser();
  if (lent === undefined) return { cluster: wanted, account: undefined };
  const other = elsewhere(dataDir, base);
  const existing = [wanted, other].find(isCluster);
  const account = existing === undefined ? lent : accountForFolder(existing, lent);
  const cluster = existing ?? wanted;
  if (cluster !== wanted || canEnterFolder(account, dataDir)) return { cluster, account };
  if (isCluster(wanted)) moveCluster(wanted, other);
  return { cluster: other, account };
};

const moveCluster = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o711 });
  try {
    renameSync(from, to);
  } catch (error) {
    throw new PostgresError(
      `The database user can no longer access the database in ${from}, and it could not be moved to ${to} ` +
        `(${error instanceof Error ? error.message : String(error)}).\n` +
        `Move it manually (mv ${from} ${to}), or allow access to its parent folders (chmod o+x).`,
    );
  }
};

/**
 * Creates a new cluster next to its final folder and moves it there once it is complete, so that no partial cluster is
 * left if the process is killed.
 */
const makeCluster = async (
  binaries: PostgresBinaries,
  { cluster, account }: ClusterLocation,
  durable: boolean,
): Promise<void> => {
  mkdirSync(dirname(cluster), { recursive: true, mode: account === undefined ? 0o700 : 0o711 });
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (account !== undefined) chownSync(draft, account.uid, account.gid);
  try {
    await promisify(execFile)(
      binaries.initdb,
      [
        `--pgdata=${draft}`,
        '--username=postgres',
        // Only this account and root can enter the socket's folder, and there is no other way to connect, so no
        // password is needed.
        '--auth=trust',
        '--encoding=UTF8',
        // PostgreSQL 17 and later provide this collation themselves; earlier versions use the system's collation of
        // the same name.
        ...(binaries.major >= 17 ? ['--locale-provider=builtin'] : []),
        '--locale=C.UTF-8',
        '--data-checksums',
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...spawnOptionsFor(account), cwd: '/', env: postgresEnvironment },
    );
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new PostgresError(`A new database could not be created in ${cluster}:\n${said}`);
  }
  renameSync(draft, cluster);
};

/**
 * The environment variables of the database's processes. They inherit none of ours, so that no PG* variable changes
 * their behaviour.
 */
export const postgresEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const checkVersion = (cluster: string, major: number): void => {
  const made = Number.parseInt(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'), 10);
  if (made === major) return;
  throw new PostgresError(
    `The database in ${cluster} was created by PostgreSQL ${made}. This version of Rolecall includes PostgreSQL ${major}, which cannot read it.\n` +
      'To keep the data: make a backup with the Rolecall version that created it, and restore the backup into an empty folder with this version.\n' +
      `To start with an empty database: choose another folder (DATA_DIR=./.data-${major} ${operatorCommand('start')}), or move ${cluster} away.`,
  );
};

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/** Writes the database's location to a text file in the data folder. */
const leaveWord = (dataDir: string, cluster: string): void => {
  writeFileSync(
    join(dataDir, 'postgres-is-elsewhere.txt'),
    `The database of this folder is kept in ${cluster}, because the user it runs as cannot enter this folder.\n`,
  );
};

/** Ensures that a cluster of our version exists and is owned by the right account. Returns whether it is new. */
export const prepareCluster = async (
  binaries: PostgresBinaries,
  place: ClusterLocation,
  dataDir: string,
  durable: boolean,
): Promise<boolean> => {
  const { cluster, account } = place;
  if (dirname(cluster) !== dataDir) leaveWord(dataDir, cluster);
  if (!isCluster(cluster)) {
    if (!isEmpty(cluster)) {
      throw new PostgresError(
        `The folder ${cluster} should contain the database but contains other files. Move it away, or choose another DATA_DIR.`,
      );
    }
    await makeCluster(binaries, place, durable);
    return true;
  }
  checkVersion(cluster, binaries.major);
  const owner = statSync(cluster).uid;
  if (account !== undefined && owner !== account.uid) chownFolder(account, cluster);
  if (account === undefined && owner !== process.getuid?.()) {
    throw new PostgresError(
      `The database in ${cluster} belongs to another user (number ${owner}). Start Rolecall as that user or as root, ` +
        `or choose another folder: DATA_DIR=./.data-2 ${operatorCommand('start')}`,
    );
  }
  // PostgreSQL refuses to use a folder that others can read.
  chmodSync(cluster, 0o700);
  return false;
};
