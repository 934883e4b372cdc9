import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Completes package-lock.json. If an optional package for another platform is missing from the registry, some npm
 * versions leave it out of the lockfile, and newer ones then refuse that lockfile ("npm ci" says: Missing ... from lock
 * file). Missing packages get an entry with version and platform, which is all that npm compares. Run after adding
 * packages: npm run lockfile
 */
const names = z.record(z.string(), z.string());
const entry = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: names.optional(),
});
// Validated but passed on unchanged, because a parsed object would have its keys in another order.
const lockfile = z.custom<{ packages: Record<string, z.output<typeof entry>> }>(
  (value) => z.looseObject({ packages: z.record(z.string(), entry) }).safeParse(value).success,
);

export type Lockfile = z.output<typeof lockfile>;
export type MissingDependency = { readonly path: string; readonly version: string; readonly dev: boolean };

const folder = 'node_modules/';

/**
 * Returns the places where Node looks for a dependency of the package at `path`, nearest first. npm installs the
 * dependency in the second one.
 */
const places = (path: string, name: string): string[] => {
  const found = [`${path}/${folder}${name}`];
  for (let end = path.lastIndexOf(folder); end >= 0; end = end === 0 ? -1 : path.lastIndexOf(folder, end - 1)) {
    found.push(`${path.slice(0, end)}${folder}${name}`);
  }
  return path === '' ? [`${folder}${name}`] : found;
};

const isExact = (range: string): boolean => /^\d+\.\d+\.\d+/.test(range);

/** Returns the optional dependencies that have no entry in the lockfile. */
export const findMissingOptionalDependencies = (lock: Lockfile): MissingDependency[] =>
  Object.entries(lock.packages).flatMap(([path, asking]) =>
    Object.entries(asking.optionalDependencies ?? {}).flatMap(([name, range]) => {
      const all = places(path, name);
      const found = all.map((place) => lock.packages[place]).find((each) => each !== undefined);
      if (found !== undefined && (!isExact(range) || found.version === range)) return [];
      return [{ path: all[1] ?? `${folder}${name}`, version: range, dev: asking.dev === true }];
    }),
  );

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/** Returns the platform in a package's name, for example binding-linux-arm-musleabihf. */
export const packagePlatform = (name: string): { os: string[]; cpu: string[]; libc?: string[] } | undefined => {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const system = systems.find((each) => words.includes(each));
  const processor = processors.find((each) => words.includes(each));
  if (system === undefined || processor === undefined) return undefined;
  const musl = words.some((word) => word.startsWith('musl'));
  return { os: [system], cpu: [processor], ...(system === 'linux' ? { libc: [musl ? 'musl' : 'glibc'] } : {}) };
};

export const readLockfile = (root: string): Lockfile =>
  lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const lock = readLockfile(root);
  const missing = findMissingOptionalDependencies(lock);
  for (const { path, version, dev } of missing) {
    const platform = packagePlatform(path);
    if (platform === undefined) throw new Error(`${path} ${version} is missing, and its name contains no platform.`);
    lock.packages[path] = {
      version,
      cpu: platform.cpu,
      ...(dev ? { dev } : {}),
      ...(platform.libc ? { libc: platform.libc } : {}),
      optional: true,
      os: platform.os,
    };
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} entries added to package-lock.json`);
}
