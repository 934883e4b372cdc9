import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { findFreePort } from '#tools/start/ports.ts';
import { proxySettings } from './proxy.ts';

/*
 * A PostgreSQL cluster of three nodes under Patroni with etcd, each node in its own network namespace, and HAProxy in
 * front, which passes database connections to the leader and requests to the product's instances. Requires root and
 * Debian's packages patroni, etcd-server, haproxy, postgresql-15 and iproute2.
 */

const programs = '/usr/lib/postgresql/15/bin';
const reports = join(import.meta.dirname, '../../../reports');
const bridge = 'rolecall-ha';
const numbers = [1, 2, 3] as const;
type NodeNumber = (typeof numbers)[number];

const namespaceOf = (node: NodeNumber): string => `rolecall-ha-${String(node)}`;
const linkOf = (node: NodeNumber): string => `rc-ha-${String(node)}`;
const addressOf = (node: NodeNumber): string => `10.77.0.${String(10 + node)}`;

const ip = (...args: readonly string[]): string => execFileSync('ip', args, { encoding: 'utf8' });
const quietly = (act: () => unknown): void => {
  try {
    act();
  } catch {
    // The process has already ended.
  }
};

const removeNetwork = (): void => {
  // A namespace and its end of the veth pair disappear only after the namespace's last process has ended.
  const links = [...numbers.map(linkOf), bridge].map((link) => ['link', 'del', link]);
  for (const args of [...numbers.map((node) => ['netns', 'del', namespaceOf(node)]), ...links])
    quietly(() => execFileSync('ip', args, { stdio: 'ignore' }));
};

const createNetwork = (): void => {
  removeNetwork();
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', '10.77.0.1/24', 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  for (const node of numbers) {
    const namespace = namespaceOf(node);
    ip('netns', 'add', namespace);
    ip('link', 'add', linkOf(node), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
    ip('link', 'set', linkOf(node), 'master', bridge, 'up');
    ip('-n', namespace, 'addr', 'add', `${addressOf(node)}/24`, 'dev', 'eth0');
    ip('-n', namespace, 'link', 'set', 'eth0', 'up');
    ip('-n', namespace, 'link', 'set', 'lo', 'up');
  }
};

/** The settings that all nodes share through Patroni, as docs/operations.md recommends. */
const agreed = {
  ttl: 12,
  loop_wait: 2,
  retry_timeout: 5,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    parameters: {
      wal_log_hints: 'on',
      // A standby that has lost its leader sleeps this long (PostgreSQL's default is 5 s) before it notices that it is to
      // be promoted, or that another server now leads.
      wal_retrieve_retry_interval: '1s',
      max_connections: 150,
      max_wal_senders: 10,
      max_replication_slots: 10,
    },
  },
};

const patroniSettings = (node: NodeNumber, folder: string) => ({
  scope: 'rolecall',
  name: `node${String(node)}`,
  restapi: { listen: `${addressOf(node)}:8008`, connect_address: `${addressOf(node)}:8008` },
  // Uses version 2 of etcd's API, because with version 3, Debian's Patroni may overwrite a new leader's key.
  etcd: { hosts: numbers.map((one) => `${addressOf(one)}:2379`) },
  bootstrap: {
    dcs: agreed,
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    pg_hba: ['local all all trust', 'host all all 10.77.0.0/24 trust', 'host replication all 10.77.0.0/24 trust'],
  },
  postgresql: {
    listen: `${addressOf(node)}:5432`,
    connect_address: `${addressOf(node)}:5432`,
    data_dir: join(folder, 'data'),
    bin_dir: programs,
    pgpass: join(folder, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password: 'superuser' },
      replication: { username: 'replicator', password: 'replicator' },
    },
    parameters: { unix_socket_directories: folder },
  },
});

/** A node of the cluster, with the faults that a test can cause and repair. */
export interface ClusterNode {
  readonly number: NodeNumber;
  /**
   * Stops sending changes to the other nodes, as when the network is slow. Commits that don't wait for another node are
   * then stored on this one only. Ends when the node is killed, or with `thaw`.
   */
  readonly stallReplication: () => void;
  /** Kills all the node's processes with `kill -9`. */
  readonly kill: () => void;
  /** Starts the node's processes again with the same data. */
  readonly start: () => void;
  /** Cuts the node off from the other nodes. Clients can still reach it, which is the worst case. */
  readonly isolate: () => void;
  readonly rejoin: () => void;
  /** Suspends the node's processes, as when a virtual machine is paused. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

export interface Cluster {
  /** The superuser's URL of the current leader. */
  readonly adminUrl: string;
  /** Returns the URL of the replicas for a `DATABASE_URL` of the leader. */
  readonly replicaUrlOf: (databaseUrl: string) => string;
  /** The URL at which clients reach the product's instances. */
  readonly publicUrl: string;
  readonly leader: () => Promise<ClusterNode>;
  /**
   * Waits until one node leads and both others receive its changes: one of them synchronously, or none if the cluster is
   * asynchronous.
   */
  readonly isWhole: (mode?: 'synchronous' | 'asynchronous') => Promise<void>;
  /** Hands the leadership over to another node. */
  readonly switchOver: () => Promise<void>;
  /** Sets whether a commit waits until a second node has stored it. */
  readonly setSynchronous: (isSynchronous: boolean) => Promise<void>;
  readonly remove: () => Promise<void>;
}

interface Standby {
  state: string;
  sync_state: string;
}

const ask = (node: NodeNumber, path: string): Promise<Response | undefined> =>
  fetch(`http://${addressOf(node)}:8008${path}`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);

/** Returns the node that accepts writes, as HAProxy determines it, or undefined if there is none. */
const findLeader = async (): Promise<NodeNumber | undefined> => {
  for (const node of numbers) if ((await ask(node, '/primary'))?.ok === true) return node;
  return undefined;
};

/**
 * Returns the standbys that are connected to the leader. Patroni's list of members isn't enough, because it lists a node
 * as running while that node is still being rewound. If another node is lost meanwhile, strict synchronous mode stops all
 * writes.
 */
const connectedStandbys = async (): Promise<readonly Standby[]> => {
  const leader = await findLeader();
  const answer = leader === undefined ? undefined : await ask(leader, '/patroni');
  return answer === undefined ? [] : (((await answer.json()) as { replication?: Standby[] }).replication ?? []);
};

const createNode = (number: NodeNumber, folder: string, log: number): ClusterNode => {
  const namespace = namespaceOf(number);
  const others = numbers.filter((one) => one !== number);
  const inside = (...command: readonly string[]): ChildProcess =>
    spawn('ip', ['netns', 'exec', namespace, 'runuser', '-u', 'postgres', '--', ...command], {
      stdio: ['ignore', log, log],
      cwd: folder,
    });
  const signal = (name: NodeJS.Signals, isMeant: (command: string) => boolean = () => true): void => {
    for (const pid of ip('netns', 'pids', namespace).split('\n').filter(Boolean))
      quietly(() => isMeant(readFileSync(`/proc/${pid}/cmdline`, 'utf8')) && process.kill(Number(pid), name));
  };
  const route = (change: 'add' | 'del'): void => {
    for (const one of others) quietly(() => ip('-n', namespace, 'route', change, 'blackhole', `${addressOf(one)}/32`));
  };
  const peers = numbers.map((one) => `node${String(one)}=http://${addressOf(one)}:2380`).join(',');
  const clients = `http://${addressOf(number)}:2379`;
  const start = (): void => {
    const peer = `http://${addressOf(number)}:2380`;
    const settings = {
      name: `node${String(number)}`,
      'data-dir': join(folder, 'etcd'),
      'enable-v2': 'true',
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'listen-client-urls': clients,
      'advertise-client-urls': clients,
      'initial-cluster': peers,
    };
    inside('etcd', ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`));
    inside('patroni', join(folder, 'patroni.yml'));
  };
  return {
    number,
    start,
    stallReplication: () => {
      signal('SIGSTOP', (command) => command.includes('walsender'));
    },
    kill: () => signal('SIGKILL'),
    isolate: () => route('add'),
    rejoin: () => route('del'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
};

/** Starts the cluster in strict synchronous mode, for instances of the product on these ports. */
export const startCluster = async (products: readonly number[]): Promise<Cluster> => {
  createNetwork();
  const root = mkdtempSync(join(tmpdir(), 'rolecall-ha-'));
  chmodSync(root, 0o711);
  // The nodes' logs are kept after the tests, because only they can explain a failed failover. Each process writes a
  // log of its own, because after a failed test, the next tests run in another process.
  mkdirSync(reports, { recursive: true });
  const log = openSync(join(reports, `ha-${String(process.pid)}.log`), 'w');
  const nodes = numbers.map((number) => {
    const folder = join(root, `node${String(number)}`);
    mkdirSync(folder, { mode: 0o700 });
    // This works because every JSON document is also valid YAML.
    writeFileSync(join(folder, 'patroni.yml'), JSON.stringify(patroniSettings(number, folder)));
    execFileSync('chown', ['-R', 'postgres:', folder]);
    return createNode(number, folder, log);
  });
  for (const node of nodes) node.start();
  const [database, replicas, web] = [await findFreePort(), await findFreePort(), await findFreePort()];
  writeFileSync(
    join(root, 'haproxy.cfg'),
    proxySettings({ database, replicas, web, products }, numbers.map(addressOf)),
  );
  const proxy = spawn('haproxy', ['-db', '-f', join(root, 'haproxy.cfg')], { stdio: ['ignore', log, log] });

  const leader = async (): Promise<ClusterNode> => {
    const leading = await findLeader();
    const found = nodes.find(({ number }) => number === leading);
    if (!found) throw new Error('No node leads the cluster.');
    return found;
  };
  const isWhole: Cluster['isWhole'] = (mode = 'synchronous') =>
    expect
      .poll(
        async () => {
          const standbys = (await connectedStandbys()).filter(({ state }) => state === 'streaming');
          return { receiving: standbys.length, waitedFor: standbys.filter((one) => one.sync_state === 'sync').length };
        },
        { message: `the cluster is whole and ${mode}`, timeout: 90_000 },
      )
      .toEqual({ receiving: numbers.length - 1, waitedFor: mode === 'synchronous' ? 1 : 0 });
  const change = async (path: string, method: string, body: object): Promise<void> => {
    const { number } = await leader();
    const answer = await fetch(`http://${addressOf(number)}:8008${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`Patroni answered ${String(answer.status)}: ${await answer.text()}`);
  };
  return {
    adminUrl: `postgres://postgres:superuser@127.0.0.1:${String(database)}/postgres`,
    replicaUrlOf: (databaseUrl) => databaseUrl.replace(`:${String(database)}/`, `:${String(replicas)}/`),
    publicUrl: `http://localhost:${String(web)}`,
    leader,
    isWhole,
    switchOver: async () => change('/switchover', 'POST', { leader: `node${String((await leader()).number)}` }),
    setSynchronous: async (isSynchronous) => {
      await change('/config', 'PATCH', { synchronous_mode: isSynchronous, synchronous_mode_strict: isSynchronous });
    },
    remove: async () => {
      proxy.kill('SIGKILL');
      for (const node of nodes) quietly(node.kill);
      await sleep(500);
      removeNetwork();
      closeSync(log);
      rmSync(root, { recursive: true, force: true });
    },
  };
};
