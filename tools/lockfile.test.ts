import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMissingOptionalDependencies, packagePlatform, readLockfile } from './lockfile.ts';

test('the lockfile lists every optional package, so that every npm version accepts it', () => {
  const missing = findMissingOptionalDependencies(readLockfile(join(import.meta.dirname, '..')));
  expect(missing.map(({ path, version }) => `${path} ${version}; run: npm run lockfile`)).toEqual([]);
});

test('an optional package without an entry is found, along with its dependent', () => {
  const asking = { optionalDependencies: { '@x/linux-x64': '1.2.3', '@x/win32-x64': '1.2.3' } };
  const lock = {
    packages: {
      'node_modules/x': asking,
      'node_modules/@x/linux-x64': { version: '1.2.3' },
      'node_modules/y/node_modules/x': { ...asking, dev: true },
      'node_modules/y/node_modules/@x/linux-x64': { version: '1.2.3' },
    },
  };
  expect(findMissingOptionalDependencies(lock)).toEqual([
    { path: 'node_modules/@x/win32-x64', version: '1.2.3', dev: false },
    { path: 'node_modules/y/node_modules/@x/win32-x64', version: '1.2.3', dev: true },
  ]);
});

test('an entry for another version does not count', () => {
  const lock = {
    packages: {
      'node_modules/y/node_modules/x': { optionalDependencies: { 'z-linux-x64': '2.0.0' } },
      'node_modules/z-linux-x64': { version: '1.0.0' },
    },
  };
  expect(findMissingOptionalDependencies(lock)).toEqual([
    { path: 'node_modules/y/node_modules/z-linux-x64', version: '2.0.0', dev: false },
  ]);
});

test.each([
  ['@x/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@x/binding-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
  ['@x/binding-linux-arm64-gnu', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
  ['@x/darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@x/win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
])('the name %s says its platform', (name, platform) => {
  expect(packagePlatform(name)).toEqual(platform);
});

test('a name without a platform yields none', () => {
  expect(packagePlatform('@x/wasm')).toBeUndefined();
});
