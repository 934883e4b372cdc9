// The first step of `npm start` and every other script: checks for a supported machine, installs the packages of the
// lockfile, and uses the pinned Node. Plain JavaScript without dependencies, because it runs before any are installed,
// on Node 20 or newer.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wantedNode = 24;

/** @param {string} words */
const refuse = (words) => {
  process.stderr.write(`\n${words}\n\n`);
  process.exit(1);
};

const checkMachine = () => {
  if (process.platform === 'win32') {
    refuse(
      'Rolecall does not run on Windows.\nUse the Windows Subsystem for Linux (wsl --install) and start it there.',
    );
  }
  if (process.platform !== 'linux') return;
  process.report.excludeNetwork = true;
  const glibc = process.report.getReport().header.glibcVersionRuntime;
  if (glibc === undefined) {
    refuse(
      'Rolecall does not run on Linux with musl (Alpine and the like), because its database and its Node need glibc.\n' +
        'Use a Debian, Ubuntu, Fedora or similar system or image, for example node:24-slim.',
    );
  }
  const [major, minor] = glibc.split('.').map(Number);
  if (major < 2 || (major === 2 && minor < 28)) {
    refuse(
      `Rolecall needs glibc 2.28 or newer; this system has ${glibc}.\nUse Debian 10, Ubuntu 20.04, RHEL 8 or anything newer.`,
    );
  }
};

/** @param {string} path */
const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
};

/** Whether a package that names its systems or processors ("linux", or "!win32") supports this machine. */
const fits = (named, value) => {
  const list = named === undefined ? [] : [named].flat();
  return (
    list.every((entry) => entry !== `!${value}`) && (list.includes(value) || list.every((entry) => entry[0] === '!'))
  );
};

const stampFile = join(root, 'node_modules/.rolecall');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const readStamp = () => {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return '';
  }
};

/** Whether the installed packages match the lockfile for this machine and purpose. */
const sameAsLock = (withTools) => {
  const wanted = readJson('package-lock.json')?.packages;
  const installed = readJson('node_modules/.package-lock.json')?.packages;
  if (wanted === undefined || installed === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (entry.dev && !withTools)) return true;
    if (!fits(entry.os, process.platform) || !fits(entry.cpu, process.arch) || !fits(entry.libc, 'glibc')) return true;
    // npm versions differ in which optional packages without a platform they install.
    if (entry.optional && entry.os === undefined && entry.cpu === undefined) return true;
    return installed[path]?.version === entry.version && existsSync(join(root, path, 'package.json'));
  });
};

/** The stamp records for which lockfile the packages were verified, and whether they include the tools. */
const isInstalled = (withTools) => {
  const stamp = readStamp();
  const hash = lockHash();
  if (stamp === `${hash} all` || (stamp === `${hash} product` && !withTools)) return true;
  if (!sameAsLock(withTools)) return false;
  try {
    writeFileSync(stampFile, `${hash} ${sameAsLock(true) ? 'all' : 'product'}`);
  } catch {
    // If node_modules is read-only, no stamp is written, and the packages are checked again next time.
  }
  return true;
};

const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Only one process installs; the others wait for it. A lock of a process that has ended is ignored. */
const whileLocked = (work) => {
  const lock = join(root, '.cache/install.lock');
  mkdirSync(dirname(lock), { recursive: true });
  for (let told = false; ;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    let pid = 0;
    let age = 0;
    try {
      pid = Number(readFileSync(lock, 'utf8'));
      age = Date.now() - statSync(lock).mtimeMs;
    } catch {
      continue;
    }
    // An empty lock is still being written.
    if (pid > 0 ? !isAlive(pid) : age > 5000) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!told) process.stdout.write('Waiting for another process that is installing the packages ...\n');
    told = true;
    pause(200);
  }
  const unlock = () => rmSync(lock, { force: true });
  process.once('exit', unlock);
  work();
  process.off('exit', unlock);
  unlock();
};

/** The Node from the packages, if it is installed. */
const pinnedNode = () => {
  const path = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  return existsSync(path) ? path : undefined;
};

/** The command that starts npm: the npm that called us, on the pinned Node if that is installed. */
const npm = () => {
  const caller = process.env.npm_execpath;
  return caller !== undefined && /npm-cli\.[cm]?js$/.test(caller)
    ? [pinnedNode() ?? process.execPath, caller]
    : ['npm'];
};

const install = (withTools) => {
  process.stdout.write('Installing the packages. The first time takes about a minute ...\n');
  const dev = withTools || process.env.NODE_ENV !== 'production' ? '--include=dev' : '--omit=dev';
  const [program, ...start] = npm();
  // No package here needs its install script, so none is run, whatever npm's settings say.
  const flags = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', '--include=optional', dev];
  const { status, error } = spawnSync(program, [...start, ...flags], { cwd: root, stdio: 'inherit' });
  if (error !== undefined) refuse(`npm cannot be started (${error.message}). Rolecall needs npm 10 or newer.`);
  if (status !== 0) {
    refuse(
      `The packages could not be installed (npm exited with ${status ?? 'a signal'}; see its output above).\n` +
        'Check the network connection and the package registry, then start again.',
    );
  }
  if (!sameAsLock(withTools)) {
    refuse(
      'npm said it was done, but packages are missing. An npm setting may leave some out:\n' +
        'look at "npm config get omit" and "npm config get os cpu libc", then run "npm ci" and start again.',
    );
  }
  writeFileSync(stampFile, `${lockHash()} ${sameAsLock(true) ? 'all' : 'product'}`);
};

const findNode = () => {
  const pinned = pinnedNode();
  if (pinned !== undefined) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= wantedNode) return process.execPath;
  return refuse(
    `Rolecall needs Node ${wantedNode} or newer; this is Node ${process.versions.node}.\n` +
      `The packages include no Node for ${process.platform}-${process.arch}. Install one from https://nodejs.org and start again.`,
  );
};

const toolOf = ([command, ...rest]) => {
  const [file, args] = command === 'run' ? [rest[0], rest.slice(1)] : [`tools/${command}.ts`, rest];
  if (command === undefined || file === undefined || !existsSync(join(root, file))) {
    refuse(`There is no "${command === 'run' ? file : command}" here. "npm run" lists the available commands.`);
  }
  return { file, args };
};

/**
 * The Node flags of the product's own process. By default Node lets the heap grow to several times its live size before
 * collecting; these flags prevent that at little cost: docs/decisions/0016.
 */
const flagsOf = (file) => (file === 'tools/start.ts' ? (readJson('tools/server-flags.json') ?? []) : []);

const run = (node, file, args) => {
  const child = spawn(node, [...flagsOf(file), join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compile') },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR2']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child anyway.
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
    });
  }
  // When npm is stopped, it ends the shell between itself and this process, but not this process. The child then has to
  // end too.
  if (process.env.npm_lifecycle_event !== undefined) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
  }
  child.on('error', (error) => refuse(`${node} cannot be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
};

checkMachine();
const { file, args } = toolOf(process.argv.slice(2));
// Production commands work without the tools.
const withTools = !/^tools\/(start|backup|restore|archive\/\w+)\.ts$/.test(file);
if (!isInstalled(withTools)) {
  whileLocked(() => {
    if (!isInstalled(withTools)) install(withTools);
  });
}
run(findNode(), file, args);
