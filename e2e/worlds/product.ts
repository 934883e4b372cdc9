import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, chmodSync, openSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#tools/start/ports.ts';
import { waitForReadiness } from '#tools/start/wait-for-readiness.ts';

/** How a product's process ended: the exit code or the signal. */
type ProcessEnd = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** A separate instance of Rolecall for a test run: the real product, started as users start it. */
export type RunningProduct = {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  /** Resolves when the process has ended, whether or not a test stopped it. */
  readonly ended: Promise<ProcessEnd>;
  /** Returns the product's output so far. */
  readonly output: () => string;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Stops the product gracefully, waits until it has ended and deletes its temporary data folder. */
  readonly stop: () => Promise<ProcessEnd>;
  /** Runs `kill -9` on all its processes at once: the server, the database guard and the embedded database. */
  readonly kill: () => Promise<void>;
};

export type ProductOptions = {
  /** A data folder that is kept after the product has ended. By default, an empty folder is used and then deleted. */
  readonly dataDir?: string;
  readonly port?: number;
  /** Node arguments before the program, for example a module to preload. */
  readonly nodeArguments?: readonly string[];
  /** The command that starts the product. By default, it runs this repository's sources. */
  readonly program?: readonly string[];
};

const root = join(import.meta.dirname, '../..');

/** Creates an empty data folder, which the database's user can access even when root runs the tests. */
export const newDataDir = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-e2e-'));
  chmodSync(dataDir, 0o711);
  return dataDir;
};

/** Returns the IDs of a process and all its descendants. */
const familyOf = (pid: number): number[] => {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // The process has ended since the folder was read.
    }
  }
  const family = [pid];
  for (const one of family) family.push(...(children.get(one) ?? []));
  return family;
};

const killNow = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
};

/**
 * Starts the product in demo mode, by default on a free port with an empty data folder, and waits until it is ready.
 * Rate limits are lifted, because all tests come from one address.
 */
export const startProduct = async (
  settings: Readonly<Record<string, string>> = {},
  options: ProductOptions = {},
): Promise<RunningProduct> => {
  const port = options.port ?? (await findFreePort());
  const url = `http://localhost:${port}`;
  const dataDir = options.dataDir ?? newDataDir();
  const outputFile = join(dataDir, `output.${port}.log`);
  const output = openSync(outputFile, 'a');
  const ofSources = [process.execPath, ...(options.nodeArguments ?? []), join(root, 'tools/start.ts')];
  const [program = '', ...args] = options.program ?? ofSources;
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      DEMO: 'true',
      // Journeys play the other side themselves.
      SIMULATOR: 'off',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SIGN_IN: '100000',
      RATE_LIMIT_PUBLIC: '100000',
      RATE_LIMIT_API: '1000000',
      ...settings,
    },
  });
  closeSync(output);
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve({ code, signal });
    });
  });
  const cleanUp = (): void => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const stop = async (): Promise<ProcessEnd> => {
    child.kill('SIGTERM');
    const ending = await ended;
    cleanUp();
    return ending;
  };
  const kill = async (): Promise<void> => {
    if (child.pid !== undefined) for (const pid of familyOf(child.pid)) killNow(pid);
    await ended;
    cleanUp();
  };
  const readOutput = (): string => readFileSync(outputFile, 'utf8');
  const isReady = await waitForReadiness(child, url, { everyMs: 50, patienceMs: 120_000 });
  if (isReady && child.pid !== undefined) {
    const signal = (name: NodeJS.Signals): void => void child.kill(name);
    return { url, port, pid: child.pid, dataDir, ended, output: readOutput, signal, stop, kill };
  }
  const lastWords = readOutput();
  await stop();
  throw new Error(`The product did not become ready for the tests. Its last output:\n${lastWords}`);
};
