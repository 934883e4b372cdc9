import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/platform/log/log.ts';
import { spawnOptionsFor, unprivilegedUser } from './os-user.ts';
import { PostgresError } from './postgres-error.ts';
import { waitForExit, readPostmaster } from './postmaster.ts';
import { startEmbeddedPostgres } from './supervisor.ts';

const log = createLog({ mode: 'test', logLevel: 'silent' });
let made = '';
let dataDir = '';
const children: ChildProcess[] = [];

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-supervisor-'));
  chmodSync(folder, 0o711);
  return folder;
};

beforeAll(async () => {
  made = newFolder();
  const running = await startEmbeddedPostgres({ dataDir: made, log, durable: false });
  await running.stop();
});
afterAll(() => {
  rmSync(made, { recursive: true, force: true });
});
beforeEach(() => {
  dataDir = newFolder();
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null)
      await new Promise((resolve) => child.once('exit', resolve));
  }
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => startEmbeddedPostgres({ dataDir, log, durable: false });
const cluster = () => join(dataDir, 'postgres');

/** Sets up the test's data folder with a copy of a database, which takes a fifth of the time of creating one. */
const withDatabase = () => {
  cpSync(join(made, 'postgres'), cluster(), { recursive: true });
};

const ask = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

const messageOf = async (attempt: Promise<unknown>): Promise<string> => {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PostgresError);
  return error instanceof PostgresError ? error.message : '';
};

/** Starts the database on the same folder in another process, which prints its URL or the reason for a failed start. */
const startElsewhere = async (): Promise<{ child: ChildProcess; said: string }> => {
  const module = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);
  const script = `
    import { startEmbeddedPostgres } from ${module('supervisor.ts')};
    import { createLog } from ${module('../log/log.ts')};
    const log = createLog({ mode: 'test', logLevel: 'silent' });
    startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log, durable: false }).then(
      (running) => {
        console.log(running.adminUrl);
        process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
        setInterval(() => undefined, 1000);
      },
      (error) => console.log('no: ' + error.message),
    );`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const said = await new Promise<string>((resolve) => {
    child.stdout.once('data', (data: Buffer) => {
      resolve(data.toString().trim());
    });
  });
  return { child, said };
};

/** Returns every process with its parent. Minimal Linux systems have no ps, and other systems have no /proc. */
const parents = (): Map<number, number> => {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    return new Map(stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number) as [number, number]));
  }
  const found = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      found.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process ended after the folder had been read.
    }
  }
  return found;
};

test('a new database is UTF-8 with the built-in C.UTF-8 collation, durable, and not reachable over the network', async () => {
  const running = await startEmbeddedPostgres({ dataDir, log });
  const [row] = await ask(
    running.adminUrl,
    `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
       current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
       current_setting('listen_addresses') as addresses, current_setting('data_checksums') as checksums
     from pg_database where datname = 'postgres'`,
  );
  expect(row).toEqual({
    encoding: 'UTF8',
    provider: 'b',
    locale: 'C.UTF-8',
    fsync: 'on',
    commit: 'on',
    addresses: '',
    checksums: 'on',
  });
  await running.stop();
});

test('a second start finds the data of the first, within three seconds', async () => {
  withDatabase();
  const first = await start();
  await ask(first.adminUrl, 'create table kept as select 7 as n');
  await first.stop();
  const began = performance.now();
  const second = await start();
  expect(performance.now() - began).toBeLessThan(3000);
  expect(await ask(second.adminUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  await second.stop();
});

test('a stop leaves no socket, no lock and no process behind', async () => {
  withDatabase();
  const running = await start();
  const pid = readPostmaster(cluster())?.pid ?? 0;
  expect(pid).toBeGreaterThan(0);
  await running.stop();
  expect(await waitForExit(pid, 0)).toBe(true);
  expect(existsSync(running.socketDir)).toBe(false);
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log']);
});

test('after kill -9 of its parent the database stops, and committed data is there at the next start', async () => {
  withDatabase();
  const { child, said } = await startElsewhere();
  await ask(said, 'create table kept as select 7 as n');
  const pid = readPostmaster(cluster())?.pid ?? 0;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;
  expect(await waitForExit(pid, 10_000)).toBe(true);
  const next = await start();
  expect(await ask(next.adminUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  await next.stop();
});

test('a start right after kill -9 of the parent waits for the old database to stop', async () => {
  withDatabase();
  const { child, said } = await startElsewhere();
  await ask(said, 'create table kept as select 7 as n');
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  const next = await start();
  expect(await ask(next.adminUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  await next.stop();
});

test('a server left without parent and guard is stopped, and the start continues', async () => {
  withDatabase();
  const { child, said } = await startElsewhere();
  await ask(said, 'create table kept as select 7 as n');
  const pid = readPostmaster(cluster())?.pid ?? 0;
  // The guard is the parent of the server and of a second process, which watches the pipe.
  const all = parents();
  const guard = all.get(pid);
  const watchers = [...all].filter(([each, parent]) => parent === guard && each !== pid).map(([each]) => each);
  for (const each of [guard, ...watchers]) if (each !== undefined) process.kill(each, 'SIGKILL');
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  await sleep(100);
  expect(await waitForExit(pid, 0)).toBe(false);
  const next = await start();
  expect(await waitForExit(pid, 0)).toBe(true);
  expect(await ask(next.adminUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  await next.stop();
});

test('if everything was killed at once, an unrelated program with the PID of the dead server is neither an obstacle nor harmed', async () => {
  withDatabase();
  const { child, said } = await startElsewhere();
  await ask(said, 'create table kept as select 7 as n');
  const pid = readPostmaster(cluster())?.pid ?? 0;
  const guard = parents().get(pid);
  for (const each of [child.pid, guard, pid]) if (each !== undefined) process.kill(each, 'SIGKILL');
  expect(await waitForExit(pid, 5000)).toBe(true);
  const other = spawn('/bin/sleep', ['60'], { ...spawnOptionsFor(unprivilegedUser()), stdio: 'ignore' });
  children.push(other);
  const file = join(cluster(), 'postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(String(pid), String(other.pid)));
  const next = await start();
  expect(await ask(next.adminUrl, 'select n from kept')).toEqual([{ n: 7 }]);
  expect(await waitForExit(other.pid ?? 0, 0)).toBe(false);
  await next.stop();
});

test('a data folder in use by another instance is refused, with its PID and what to do', async () => {
  withDatabase();
  const { child } = await startElsewhere();
  const message = await messageOf(start());
  expect(message).toContain(`in use by another instance of Rolecall (process ${child.pid})`);
  expect(message).toContain('DATA_DIR=');
});

test('of two concurrent starts one gets the folder and the other is refused', async () => {
  const both = await Promise.all([startElsewhere(), startElsewhere()]);
  const said = both.map((each) => each.said);
  expect(said.filter((each) => each.startsWith('postgres://'))).toHaveLength(1);
  expect(said.filter((each) => each.startsWith('no: ') && each.includes('in use by another'))).toHaveLength(1);
});

test('a database of another version is refused with both versions and what to do', async () => {
  withDatabase();
  const running = await start();
  await running.stop();
  writeFileSync(join(cluster(), 'PG_VERSION'), '17\n');
  const message = await messageOf(start());
  expect(message).toContain('created by PostgreSQL 17');
  expect(message).toContain('includes PostgreSQL 18');
  expect(message).toContain('DATA_DIR=');
});

test('a folder with other content is not touched', async () => {
  mkdirSync(cluster());
  writeFileSync(join(cluster(), 'letter.txt'), 'dear');
  expect(await messageOf(start())).toContain('contains other files');
  expect(readdirSync(cluster())).toEqual(['letter.txt']);
});

test('a failed start releases the folder, so that the next one can succeed', async () => {
  mkdirSync(cluster());
  writeFileSync(join(cluster(), 'letter.txt'), 'dear');
  await messageOf(start());
  rmSync(cluster(), { recursive: true });
  const running = await start();
  await running.stop();
});

test('a killed database comes back at the same URL, with the committed data', async () => {
  withDatabase();
  const running = await start();
  await ask(running.adminUrl, 'create table kept as select 7 as n');
  const pid = readPostmaster(cluster())?.pid ?? 0;
  process.kill(pid, 'SIGKILL');
  let rows: unknown[] = [];
  for (let tries = 0; tries < 200 && rows.length === 0; tries += 1) {
    await sleep(50);
    rows = await ask(running.adminUrl, 'select n from kept').catch(() => []);
  }
  expect(rows).toEqual([{ n: 7 }]);
  await running.stop();
});

test('a database that cannot start reports its own error message', async () => {
  withDatabase();
  const running = await start();
  await running.stop();
  writeFileSync(join(cluster(), 'postgresql.conf'), 'shared_buffers = nonsense\n');
  expect(await messageOf(start())).toContain('nonsense');
});
