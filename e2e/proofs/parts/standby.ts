import { appendFileSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLog } from '#server/platform/log/log.ts';
import { clusterLocation } from '#server/platform/postgres/data-folder.ts';
import { readPostmaster } from '#server/platform/postgres/postmaster.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';

/** A replica of a PostgreSQL server by streaming replication. */
export interface Standby {
  /** Returns the replica's URL for a `DATABASE_URL` of the primary. */
  readonly urlOf: (databaseUrl: string) => string;
  readonly adminUrl: string;
  /** Kills the server's process; it is restarted at the same URL. */
  readonly kill: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a replica in a copy of the primary's data folder, which was made while the primary was stopped. The folder is
 * deleted afterwards.
 */
export const startStandby = async (dataDir: string, primaryUrl: string): Promise<Standby> => {
  const { cluster } = clusterLocation(dataDir);
  const host = new URL(primaryUrl).searchParams.get('host') ?? '';
  const { uid, gid } = statSync(cluster);
  const signal = join(cluster, 'standby.signal');
  writeFileSync(signal, '');
  chownSync(signal, uid, gid);
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `\nprimary_conninfo = 'host=${host} user=postgres'\n`);
  const { adminUrl, stop } = await startEmbeddedPostgres({
    dataDir,
    log: createLog({ mode: 'test', logLevel: 'silent' }),
    durable: false,
  });
  return {
    adminUrl,
    urlOf: (databaseUrl) => {
      const url = new URL(databaseUrl);
      url.search = new URL(adminUrl).search;
      return url.href;
    },
    kill: () => {
      const pid = readPostmaster(cluster)?.pid;
      if (pid === undefined) throw new Error('The replica is not running.');
      process.kill(pid, 'SIGKILL');
    },
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
