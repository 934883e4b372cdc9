import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '../../..');
const isRoot = process.getuid?.() === 0;

/** The command that runs a program as a user other than the one who unpacked the release. */
const nobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

/** Builds a release of these sources into a folder. */
export const buildRelease = (folder: string): void => {
  execFileSync(process.execPath, [join(root, 'tools/release/build-release.ts'), folder], { cwd: root });
};

/** Checks the archive as the guide describes, unpacks it into an empty folder, and returns the release's folder. */
export const unpackRelease = (built: string, into: string): string => {
  execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: built });
  const archive = readdirSync(built).find((name) => name.endsWith('.tar.gz')) ?? '';
  mkdirSync(into);
  execFileSync('tar', ['-xzf', join(built, archive), '-C', into]);
  const [name = ''] = readdirSync(into);
  return join(into, name);
};

/** Turns a copy of a release into the next version, with a new version number and another migration. */
export const makeNextVersion = (release: string, next: string): void => {
  execFileSync('cp', ['-a', release, next]);
  const manifest = join(next, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, '"version": "99.0.0"'));
  writeFileSync(
    join(next, 'database/migrations/9999-next-version.ts'),
    `import { sql, type Kysely } from 'kysely';
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['candidate', 'candidate_step', 'engagement', 'submission_draft'])
    await sql.raw(\`alter table \${table} add column of_the_next_version text\`).execute(db);
};
`,
  );
};

/** Whether a process has a network route to other machines. */
export const hasExternalRoute = (pid: number): boolean =>
  readFileSync(`/proc/${String(pid)}/net/route`, 'utf8')
    .split('\n')
    .some((line) => line.split('\t')[1] === '00000000');

/**
 * Commands that add a network interface with no route to other machines. Without any interface, a browser assumes that
 * it is offline.
 */
const looseCable =
  'ip link set lo up && ip link add cable type veth peer name end && ip addr add 192.0.2.1/30 dev cable && ' +
  'ip link set cable up && ip link set end up';

export interface OfflineRelease {
  readonly pid: number;
  readonly output: () => string;
  /** Returns the path of a program that starts another one, such as a browser, in the release's network. */
  readonly beside: (program: string) => string;
  /** Runs another of the release's commands as the same user; returns its exit code and output. */
  readonly run: (args: readonly string[]) => { code: number; said: string };
  readonly stop: () => Promise<number | null>;
}

/**
 * Whether the release can be cut off from the network. Only root can do this; for other users, the release has network
 * access.
 */
export const canIsolateNetwork = isRoot;

/**
 * Starts an installed release from an empty folder, as an ordinary user without a home directory and in an isolated
 * network, and waits until it is ready.
 */
export const startOfflineRelease = async (
  release: string,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<OfflineRelease> => {
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LOG_LEVEL: 'warn', SIMULATOR: 'off', ...settings };
  const script = join(release, 'rolecall');
  const command = isRoot
    ? ['unshare', '--net', 'sh', '-c', `${looseCable} && exec ${nobody.join(' ')} "$0" start`, script]
    : [script, 'start'];
  const child: ChildProcess = spawn(command[0] ?? '', command.slice(1), { cwd: folder, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  while (!said.includes('Rolecall is ready')) {
    if (child.exitCode !== null) throw new Error(`The release did not start:\n${said}`);
    await sleep(100);
  }
  const pid = child.pid ?? 0;
  return {
    pid,
    output: () => said,
    beside: (program) => {
      if (!isRoot) return program;
      const wrapper = join(folder, 'beside.sh');
      writeFileSync(wrapper, `#!/bin/sh\nexec nsenter --net=/proc/${String(pid)}/ns/net -- '${program}' "$@"\n`);
      chmodSync(wrapper, 0o755);
      return wrapper;
    },
    run: (args) => {
      const [program = '', ...rest] = [...(isRoot ? nobody : []), script, ...args];
      try {
        return { code: 0, said: execFileSync(program, rest, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }) };
      } catch (error) {
        const { status, stderr } = error as { status?: number; stderr?: string };
        return { code: status ?? -1, said: stderr ?? '' };
      }
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};
