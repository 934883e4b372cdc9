import { execFile } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Runs one of the house's commands with the settings given and no others of ours; answers with how it ended and what it said. */
export const runTool = (
  tool: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'tools', `${tool}.ts`), ...args],
      { cwd: root, timeout: 120_000, env: { ...process.env, DATABASE_URL: '', SECRET: '', ...settings } },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), said: `${stdout}${stderr}`.trim() });
      },
    );
  });
