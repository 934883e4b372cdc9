import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');

const environment = (settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: '',
  SECRET: '',
  ...settings,
});

/** Starts a command and kills it as soon as `soFar` returns true for its output. */
export const runToolAndKill = async (
  tool: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  soFar: () => boolean,
): Promise<void> => {
  const child = spawn(process.execPath, [join(root, 'tools', `${tool}.ts`), ...args], {
    cwd: root,
    env: environment(settings),
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  while (!soFar() && child.exitCode === null) await sleep(1);
  if (!child.kill('SIGKILL')) throw new Error(`The ${tool} ended before it could be killed.`);
  await ended;
};

/** Runs a command of this repository with only the given settings; returns its exit code and output. */
export const runTool = (
  tool: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'tools', `${tool}.ts`), ...args],
      { cwd: root, timeout: 120_000, env: environment(settings) },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), said: `${stdout}${stderr}`.trim() });
      },
    );
  });
