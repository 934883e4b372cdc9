import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#server/platform/log/log.ts';
import { archiveSettings, prepareArchive, walFolder, type Archive } from './archive.ts';
import { spawnOptionsFor, canEnterFolder } from './os-user.ts';
import type { OsUser } from './os-user.ts';
import { binaryCacheFolders, findBinaries } from './binaries.ts';
import type { PostgresBinaries } from './binaries.ts';
import { clusterLocation, prepareCluster, postgresEnvironment } from './data-folder.ts';
import type { ClusterLocation } from './data-folder.ts';
import { processIdentity, lockDataFolder } from './data-folder-lock.ts';
import { guardScript } from './guard.ts';
import { PostgresError } from './postgres-error.ts';
import { readPostmaster, sendSignal, stopOrphanedServer } from './postmaster.ts';

export type EmbeddedPostgres = {
  /** The superuser's URL, over the unix socket. Change the URL's path to connect to another database. */
  readonly adminUrl: string;
  readonly socketDir: string;
  /** Stops the server and releases the data folder. */
  readonly stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  readonly log: Log;
  /**
   * Whether data survives a power loss. Turned off only in tests, to make them faster; data survives a killed process
   * in any case.
   */
  readonly durable?: boolean;
  readonly maxConnections?: number;
  readonly archive?: Archive | undefined;
  /** Only for tests: the folder of a package with another version of PostgreSQL. */
  readonly programs?: string;
};

const megabytes = 1_048_576;

/** Returns the superuser's URL for an embedded database with this socket folder. */
export const socketUrl = (socketDir: string): string =>
  `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketDir)}`;

const settingsOf = (socketDir: string, { durable, maxConnections, archive }: Supervised): readonly string[] => {
  const memory = Math.floor(totalmem() / megabytes);
  const values = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: maxConnections,
    shared_buffers: `${Math.min(512, Math.max(64, Math.floor(memory / 8)))}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(memory / 2))}MB`,
    maintenance_work_mem: '64MB',
    work_mem: '8MB',
    random_page_cost: 1.1,
    jit: 'off',
    wal_compression: 'on',
    min_wal_size: '128MB',
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    // Errors in statements are handled by the code that sent them. They are not logged, because they contain personal
    // data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    ...(archive === undefined ? {} : archiveSettings(archive)),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
};

/**
 * Creates the socket's folder in the system's temporary folder, because the path of a unix socket is limited to 107
 * bytes.
 */
const makeSocketDir = (account: OsUser | undefined): string => {
  const base = [tmpdir(), '/tmp'].find((folder) => folder.length < 80 && canEnterFolder(account, folder)) ?? '/tmp';
  const folder = mkdtempSync(join(realpathSync(base), 'rolecall-'));
  chmodSync(folder, 0o700);
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
};

const openLogFile = (file: string): number => {
  const isLong = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 5 * megabytes;
  return openSync(file, isLong ? 'w' : 'a', 0o600);
};

const lastLines = (file: string): string => readFileSync(file, 'utf8').trim().split('\n').slice(-8).join('\n');

type Supervised = {
  readonly log: Log;
  readonly binaries: PostgresBinaries;
  readonly place: ClusterLocation;
  readonly dataDir: string;
  readonly unlock: () => void;
  readonly durable: boolean;
  readonly maxConnections: number;
  readonly archive: Archive | undefined;
};

type Running = { readonly child: ChildProcess; readonly ended: Promise<number | undefined> };

const launch = (
  { binaries, place }: Supervised,
  socketDir: string,
  logFile: string,
  settings: readonly string[],
): Running => {
  const words = openLogFile(logFile);
  const child = spawn(
    '/bin/sh',
    ['-c', guardScript, 'rolecall-guard', socketDir, binaries.postgres, '-D', place.cluster, ...settings],
    {
      ...spawnOptionsFor(place.account),
      cwd: '/',
      env: postgresEnvironment,
      // The database runs in its own session, so that Ctrl-C in the terminal reaches the server before the database.
      detached: true,
      stdio: ['pipe', words, words],
    },
  );
  closeSync(words);
  const ended = new Promise<number | undefined>((resolve) => {
    child.once('error', () => {
      resolve(undefined);
    });
    child.once('exit', (code) => {
      resolve(code ?? undefined);
    });
  });
  return { child, ended };
};

/** Waits until the server accepts connections. After a crash the server recovers first, which may take a while. */
const untilReady = async (
  running: Running,
  place: ClusterLocation,
  socketDir: string,
  logFile: string,
): Promise<void> => {
  let over = false;
  void running.ended.then(() => {
    over = true;
  });
  for (;;) {
    const found = readPostmaster(place.cluster);
    // A killed server's file still says that it is ready, so its process is checked too.
    if (found?.ready === true && found.socketDir === socketDir && processIdentity(found.pid) !== undefined) return;
    if (over) break;
    await sleep(10);
  }
  throw new PostgresError(
    `The embedded PostgreSQL in ${place.cluster} did not start. Last lines of ${logFile}:\n${lastLines(logFile)}`,
  );
};

/**
 * Starts the embedded PostgreSQL on a folder, which is created if necessary, and cleans up anything that an earlier
 * start left behind. Throws a PostgresError with a readable message on failure.
 */
export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const { log, durable = true, maxConnections = 100, archive } = options;
  const dataDir = realpathSync(options.dataDir);
  const unlock = lockDataFolder(dataDir);
  try {
    const place = clusterLocation(dataDir);
    if (await stopOrphanedServer(place.cluster))
      log.warn('stopped a database that was still running from an earlier start');
    const binaries = findBinaries(place.account, binaryCacheFolders(dataDir), options.programs);
    const isNew = await prepareCluster(binaries, place, dataDir, durable);
    if (!place.cluster.startsWith(dataDir)) {
      log.warn(`the database user cannot access ${dataDir}, so the data is stored in ${place.cluster}`);
    }
    if (archive !== undefined) openArchive(archive.folder, place);
    if (isNew) log.info(`created a new database in ${place.cluster}`);
    return await supervise({ log, binaries, place, dataDir, unlock, durable, maxConnections, archive });
  } catch (error) {
    unlock();
    throw error;
  }
};

const openArchive = (folder: string, { account }: ClusterLocation): void => {
  try {
    prepareArchive(folder, account);
  } catch (error) {
    throw new PostgresError(
      `The archive in ${folder} cannot be used (${error instanceof Error ? error.message : String(error)}). Choose another ARCHIVE_DIR.`,
    );
  }
  if (canEnterFolder(account, walFolder(folder))) return;
  throw new PostgresError(
    `The user of the database cannot access ARCHIVE_DIR, which is ${folder}. Choose another folder, or allow access to its parent folders (chmod o+x).`,
  );
};

const supervise = async (given: Supervised): Promise<EmbeddedPostgres> => {
  const { log, place, dataDir, unlock } = given;
  const socketDir = makeSocketDir(place.account);
  const logFile = join(dataDir, 'postgres.log');
  const settings = settingsOf(socketDir, given);
  let stopping = false;
  let running = launch(given, socketDir, logFile, settings);

  /** Restarts a server that ends unexpectedly, on the same socket, so that callers notice only a short outage. */
  const watch = (watched: Running, failures: number): void => {
    void watched.ended.then(async (code) => {
      if (stopping) return;
      log.error({ exitCode: code }, 'the embedded database stopped unexpectedly; restarting it');
      await sleep(Math.min(5000, 100 * 2 ** failures));
      if (stopping) return;
      running = launch(given, socketDir, logFile, settings);
      const next = running;
      const worked = await untilReady(next, place, socketDir, logFile).then(
        () => true,
        () => false,
      );
      if (worked) log.info('the embedded database is running again');
      watch(next, worked ? 0 : failures + 1);
    });
  };

  const stop = async (): Promise<void> => {
    stopping = true;
    running.child.stdin?.end();
    const patience = setTimeout(() => {
      const pid = readPostmaster(place.cluster)?.pid;
      if (pid !== undefined) sendSignal(pid, 'SIGQUIT');
    }, 10_000);
    await running.ended;
    clearTimeout(patience);
    rmSync(socketDir, { recursive: true, force: true });
    unlock();
  };

  try {
    await untilReady(running, place, socketDir, logFile);
  } catch (error) {
    await stop();
    throw error;
  }
  watch(running, 0);
  return { adminUrl: socketUrl(socketDir), socketDir, stop };
};
