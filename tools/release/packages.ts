import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../start/start-error.ts';
import { withPeers } from './peers.ts';

const versions = z.record(z.string(), z.string());
const manifestShape = z.looseObject({
  name: z.string(),
  version: z.string(),
  imports: versions,
  dependencies: versions,
  optionalDependencies: versions,
  overrides: z.unknown(),
});
const lockShape = z.object({ packages: z.record(z.string(), z.object({ optional: z.boolean().optional() })) });

/** The fields of the release's package.json, copied from the package.json of the sources. */
export type ReleaseManifest = Pick<z.infer<typeof manifestShape>, 'name' | 'version'>;

/** Reads the name and version of these sources. */
export const readReleaseManifest = (root: string): ReleaseManifest =>
  manifestShape.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/**
 * Runs npm. If npm started this process, the same npm is run with this Node; otherwise, the one installed on the
 * machine.
 */
export const runNpm = (folder: string, args: readonly string[]): string => {
  const caller = process.env['npm_execpath'];
  const [program, first] = caller?.endsWith('.js') === true ? [process.execPath, [caller]] : ['npm', []];
  const { status, stdout, stderr, error } = spawnSync(program, [...first, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  throw new StartError(`npm ${args.join(' ')} failed:\n${error?.message ?? stderr}`);
};

interface ReleaseContent {
  readonly packages: readonly string[];
  /** The version of the release: the number in package.json, followed by build metadata. */
  readonly version: string;
}

/** Writes a release's package.json with only the given packages, and a lockfile without any others. */
const writeManifest = (root: string, folder: string, { packages, version }: ReleaseContent): void => {
  const manifest = manifestShape.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const { name, imports, overrides } = manifest;
  const ours = { ...manifest.dependencies, ...manifest.optionalDependencies };
  const missing = packages.filter((one) => ours[one] === undefined);
  if (missing.length > 0)
    throw new StartError(`The server imports packages that are not among its dependencies: ${missing.join(', ')}.`);
  const shipped = withPeers(root, packages, Object.keys(ours));
  const dependencies = Object.fromEntries(Object.entries(ours).filter(([one]) => shipped.includes(one)));
  const written = { name, version, private: true, type: 'module', imports, dependencies, overrides };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(written, null, 2)}\n`);
  // The versions come from the lockfile, so nothing has to be fetched.
  const quiet = ['--ignore-scripts', '--offline', '--no-audit', '--no-fund'];
  runNpm(folder, ['install', '--package-lock-only', ...quiet]);
};

/**
 * Whether a file in a package is unused: only compilers read it, or it belongs to Node's package but is neither the
 * program nor its licence.
 */
const isUnused = (path: string): boolean =>
  /\.(d\.[cm]?ts|map)$/.test(path) || /\/node-linux-\w+\/(include|share)$/.test(path);

/** Installs the given packages and their dependencies by copying them from the packages installed for the sources. */
export const copyPackages = (root: string, folder: string, content: ReleaseContent): void => {
  writeManifest(root, folder, content);
  const lock = lockShape.parse(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')));
  const paths = Object.entries(lock.packages).filter(([path]) => path !== '');
  for (const [path, { optional }] of paths) {
    const source = join(root, path);
    if (!existsSync(join(source, 'package.json'))) {
      // Optional packages that are not installed contain programs for other platforms.
      if (optional === true) continue;
      throw new StartError(`The package ${path} is not installed. Run npm ci and build the release again.`);
    }
    const nested = join(source, 'node_modules');
    cpSync(source, join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => from !== nested && !isUnused(from),
    });
  }
};
