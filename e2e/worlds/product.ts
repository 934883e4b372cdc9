import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, chmodSync, openSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tools/start/ports.ts';

/** A Rolecall of its own for a test run: the real product, started as people start it. */
export type RunningProduct = {
  readonly url: string;
  readonly stop: () => Promise<void>;
};

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

const root = join(import.meta.dirname, '../..');

/**
 * Starts the product in demo mode on a free port and an empty data folder, and waits until it is ready.
 * Its limits on calls are lifted, because all tests come from one address.
 */
export const startProduct = async (settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-e2e-'));
  // When root runs the tests, the database's own user has to get in.
  chmodSync(dataDir, 0o711);
  const words = join(dataDir, 'words.log');
  const output = openSync(words, 'a');
  const child = spawn(process.execPath, [join(root, 'tools/start.ts')], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      DEMO: 'true',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SIGN_IN: '100000',
      RATE_LIMIT_API: '1000000',
      ...settings,
    },
  });
  closeSync(output);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let waited = 0; waited < 120_000; waited += 100) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    if (await isReady(url)) return { url, stop };
    await sleep(100);
  }
  const said = readFileSync(words, 'utf8');
  await stop();
  throw new Error(`The product did not become ready for the tests. Its words:\n${said}`);
};
