import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let root = '';
let npmLog = '';

const write = (path: string, content: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
};

const lockOf = (version: string): string =>
  JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/one': { version },
      'node_modules/tool': { version, dev: true },
      'node_modules/other-system': { version, os: ['plan9'], optional: true },
    },
  });

/** A fake npm that installs the lockfile's packages and records how it was called. */
const fakeNpm = `
  const fs = require('node:fs');
  fs.appendFileSync(process.env.NPM_LOG, process.argv.slice(2).join(' ') + '\\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  if (process.env.NPM_FAILS) process.exit(7);
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  const installed = {};
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || entry.os || (entry.dev && process.argv.includes('--omit=dev'))) continue;
    fs.mkdirSync(path, { recursive: true });
    fs.writeFileSync(path + '/package.json', '{}');
    installed[path] = entry;
  }
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rolecall-launch-'));
  npmLog = join(root, 'npm.log');
  mkdirSync(join(root, 'tools'));
  copyFileSync(join(import.meta.dirname, 'launch.mjs'), join(root, 'tools/launch.mjs'));
  write('package-lock.json', lockOf('1.0.0'));
  write('npm-cli.cjs', fakeNpm);
  write('tools/start.ts', `console.log('started', process.argv.slice(2).join(' ')); process.exitCode = 5;`);
  write('tools/test.ts', `console.log('tested');`);
  write(
    'tools/wait.ts',
    `process.on('SIGTERM', () => process.exit(9)); console.log('here'); setInterval(() => {}, 1000);`,
  );
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  npm_execpath: join(root, 'npm-cli.cjs'),
  NPM_LOG: npmLog,
  ...more,
});

const launch = (args: readonly string[], more: NodeJS.ProcessEnv = {}, nodeArgs: readonly string[] = []) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...nodeArgs, join(root, 'tools/launch.mjs'), ...args],
    {
      env: environment(more),
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const installs = (): string[] =>
  existsSync(npmLog) ? readFileSync(npmLog, 'utf8').trim().split('\n').filter(Boolean) : [];

test('the first start installs without install scripts and then runs; the second only runs', () => {
  const first = launch(['start', 'a', 'b']);
  expect(first.stdout).toContain('started a b');
  expect(first.status).toBe(5);
  expect(installs()).toHaveLength(1);
  expect(installs()[0]).toContain('ci --no-audit --no-fund --ignore-scripts');
  expect(launch(['start']).stdout).toContain('started');
  expect(installs()).toHaveLength(1);
});

test('a changed lockfile is installed', () => {
  launch(['start']);
  write('package-lock.json', lockOf('1.0.1'));
  launch(['start']);
  expect(installs()).toHaveLength(2);
});

test('packages installed otherwise from the same lockfile are not installed again', () => {
  launch(['start']);
  rmSync(join(root, 'node_modules/.rolecall'));
  launch(['start']);
  expect(installs()).toHaveLength(1);
});

test('a deleted package is installed again when the stamp is gone', () => {
  launch(['start']);
  rmSync(join(root, 'node_modules/.rolecall'));
  rmSync(join(root, 'node_modules/one'), { recursive: true });
  launch(['start']);
  expect(installs()).toHaveLength(2);
});

test("in production only the product's dependencies are installed, and the tests install the rest", () => {
  launch(['start'], { NODE_ENV: 'production' });
  expect(installs()[0]).toContain('--omit=dev');
  expect(existsSync(join(root, 'node_modules/tool'))).toBe(false);
  launch(['start'], { NODE_ENV: 'production' });
  expect(installs()).toHaveLength(1);
  launch(['test'], { NODE_ENV: 'production' });
  expect(installs()[1]).toContain('--include=dev');
});

test('two concurrent starts install once', async () => {
  const both = [0, 1].map(
    () =>
      new Promise<number | null>((resolve) => {
        spawn(process.execPath, [join(root, 'tools/launch.mjs'), 'start'], { env: environment() }).once(
          'exit',
          resolve,
        );
      }),
  );
  expect(await Promise.all(both)).toEqual([5, 5]);
  expect(installs()).toHaveLength(1);
});

test('a lock left by a dead process is ignored', () => {
  write('.cache/install.lock', '2147483000');
  expect(launch(['start']).status).toBe(5);
});

test('a failed installation says what to look at, and is tried again', () => {
  const { status, stderr } = launch(['start'], { NPM_FAILS: '1' });
  expect(status).toBe(1);
  expect(stderr).toContain('npm exited with 7');
  expect(launch(['start']).status).toBe(5);
});

test('a signal is passed on to the child, and its exit code is returned', async () => {
  launch(['start']);
  const child = spawn(process.execPath, [join(root, 'tools/launch.mjs'), 'run', 'tools/wait.ts'], {
    env: environment(),
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(9);
});

test('when npm is asked to end, the child ends too, although there is a shell in between', async () => {
  launch(['start']);
  write(
    'tools/wait.ts',
    `import { writeFileSync } from 'node:fs'; writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000);`,
  );
  const command = `"${process.execPath}" "${join(root, 'tools/launch.mjs')}" run tools/wait.ts; true`;
  const shell = spawn('/bin/sh', ['-c', command], { env: environment({ npm_lifecycle_event: 'start' }) });
  const pidFile = join(root, 'pid');
  await vi.waitUntil(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '', { timeout: 10_000 });
  const pid = Number(readFileSync(pidFile, 'utf8'));
  shell.kill('SIGKILL');
  await vi.waitUntil(() => !isAlive(pid), { timeout: 10_000 });
});

test('an unknown script is reported by its name', () => {
  const { status, stderr } = launch(['dance']);
  expect(status).toBe(1);
  expect(stderr).toContain('no "dance" here');
});

const pretend = (code: string): string[] => ['--import', `data:text/javascript,${encodeURIComponent(code)}`];

test('Windows is refused with a clear message that names the supported systems', () => {
  const { status, stderr } = launch(
    ['start'],
    {},
    pretend(`Object.defineProperty(process, 'platform', { value: 'win32' })`),
  );
  expect(status).toBe(1);
  expect(stderr).toContain('does not run on Windows');
  expect(stderr).toContain('Subsystem for Linux');
});

test.runIf(process.platform === 'linux')('musl and an old glibc are refused with a clear message', () => {
  const report = (header: string) => pretend(`process.report.getReport = () => ({ header: ${header} })`);
  expect(launch(['start'], {}, report('{}')).stderr).toContain('musl');
  const old = launch(['start'], {}, report(`{ glibcVersionRuntime: '2.27' }`));
  expect(old.stderr).toContain('2.28 or newer; this system has 2.27');
  expect(old.status).toBe(1);
});

test('without the pinned Node the machine needs a recent one, and the message says so', () => {
  const { status, stderr } = launch(
    ['start'],
    {},
    pretend(`Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } })`),
  );
  expect(status).toBe(1);
  expect(stderr).toContain('needs Node 24 or newer; this is Node 20.1.0');
});
