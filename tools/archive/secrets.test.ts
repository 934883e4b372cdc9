import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seal } from '#server/platform/vault/seal.ts';
import { archiveSecret, deleteSecretsBefore, restoreSecret } from './secrets.ts';

const [first, second, third] = ['the first secret', 'the second secret', 'the third secret'] as const;
const day = (n: number): Date => new Date(`2026-11-0${String(n)}T08:30:00.250Z`);
const keysOf = (secret: string) => [
  { name: 'auction.key', value: seal(secret, 'auction.key', 'one') },
  { name: 'identity.keys', value: seal(secret, 'identity.keys', 'another') },
];

let folder = '';
let archive = '';
let dataDir = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-archived-secrets-'));
  [archive, dataDir] = [join(folder, 'archive'), join(folder, 'data')];
  for (const path of [archive, dataDir]) mkdirSync(path);
});
afterEach(() => rmSync(folder, { recursive: true }));

const configured = (): string => readFileSync(join(dataDir, 'secret'), 'utf8');
/** Recovers a moment at which the keys were encrypted with one secret, with another one configured. */
const restoreFor = (keys: string, secret: string, more: { isSecretGiven?: boolean } = {}) => {
  writeFileSync(join(dataDir, 'secret'), `${secret}\n`);
  return restoreSecret({ dataDir, secret }, archive, {
    keys: keysOf(keys),
    isSecretGiven: more.isSecretGiven ?? false,
    now: day(5),
  });
};

test('a changed secret is archived beside the earlier ones, which only the owner can read', () => {
  archiveSecret(archive, first, day(1));
  archiveSecret(archive, first, day(2));
  expect(readdirSync(archive)).toEqual(['secret']);
  archiveSecret(archive, second, day(3));
  expect(readFileSync(join(archive, 'secret'), 'utf8')).toBe(`${second}\n`);
  const former = 'secret-until-2026-11-03T08-30-00.250Z';
  expect(readdirSync(archive)).toEqual(['secret', former]);
  expect(readFileSync(join(archive, former), 'utf8')).toBe(`${first}\n`);
  for (const name of ['secret', former]) expect(statSync(join(archive, name)).mode & 0o777).toBe(0o600);
});

test('an earlier secret is deleted with the last moment that needs it', () => {
  archiveSecret(archive, first, day(1));
  archiveSecret(archive, second, day(3));
  archiveSecret(archive, third, day(4));
  deleteSecretsBefore(archive, day(2));
  expect(readdirSync(archive)).toHaveLength(3);
  deleteSecretsBefore(archive, day(3));
  expect(readdirSync(archive)).toEqual(['secret', 'secret-until-2026-11-04T08-30-00.250Z']);
});

test('a recovery takes the archived secret that opens the keys, and keeps the one that it replaces', () => {
  archiveSecret(archive, first, day(1));
  archiveSecret(archive, second, day(3));
  expect(restoreFor(first, third)).toBeUndefined();
  expect(configured()).toBe(`${first}\n`);
  // The third secret was only in the data folder, and a recovery to a later moment finds it in the archive now.
  expect(restoreFor(third, first)).toBeUndefined();
  expect(configured()).toBe(`${third}\n`);
});

test('a configured secret that opens the keys stays, even if the archive has another one', () => {
  archiveSecret(archive, first, day(1));
  expect(restoreFor(second, second, { isSecretGiven: true })).toBeUndefined();
  expect(restoreFor(second, second)).toBeUndefined();
  expect(configured()).toBe(`${second}\n`);
  expect(readdirSync(archive)).toEqual(['secret']);
});

test('if SECRET is set to another one, the recovery names the file with the right one', () => {
  archiveSecret(archive, first, day(1));
  archiveSecret(archive, second, day(3));
  const said = restoreFor(first, second, { isSecretGiven: true });
  expect(said).toContain('Rolecall will not start');
  expect(said).toContain(`Set SECRET to the content of ${join(archive, 'secret-until-2026-11-03T08-30-00.250Z')}.`);
  expect(configured()).toBe(`${second}\n`);
});

test('if no known secret opens the keys, the recovery says so, and changes nothing', () => {
  archiveSecret(archive, second, day(3));
  const said = restoreFor(first, second);
  expect(said).toContain('Rolecall will not start');
  expect(said).toContain(`nor in ${archive}`);
  expect(said).toContain('“A new SECRET” in docs/operations.md');
  expect(configured()).toBe(`${second}\n`);
  // Without keys, the next start creates new ones with any secret.
  expect(restoreSecret({ dataDir, secret: third }, archive, { keys: [], isSecretGiven: false, now: day(5) })).toBe(
    undefined,
  );
});
