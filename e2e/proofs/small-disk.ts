import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The disk for the stored files of an instance of the product. A test can fill and empty it. */
export interface SmallDisk {
  /**
   * Whether the disk is a real file system that the kernel fills. Otherwise, writes are made to fail as if it were
   * full.
   */
  readonly isReal: boolean;
  /** Node arguments to pass before the program. */
  readonly nodeArguments: readonly string[];
  readonly fill: () => void;
  readonly makeRoom: () => void;
  readonly remove: () => void;
}

const mounted = (store: string): SmallDisk | undefined => {
  mkdirSync(store, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', store]);
  if (status !== 0) return undefined;
  const filler = join(store, 'filler');
  return {
    isReal: true,
    nodeArguments: [],
    fill: () => {
      try {
        for (;;) appendFileSync(filler, Buffer.alloc(4096));
      } catch {
        // The write failed because the disk is now full.
      }
    },
    makeRoom: () => rmSync(filler),
    remove: () => void spawnSync('umount', ['-l', store]),
  };
};

/**
 * Creates a small disk for the stored files of the instance with this data folder. A real disk requires mounting, which
 * few machines allow, so only the long run uses one; otherwise writes fail as they would in the kernel.
 */
export const createSmallDisk = (dataDir: string, wantsReal: boolean): SmallDisk => {
  const real = wantsReal ? mounted(join(dataDir, 'files')) : undefined;
  if (real) return real;
  const flag = join(dataDir, 'disk-is-full');
  return {
    isReal: false,
    nodeArguments: ['--import', pathToFileURL(join(import.meta.dirname, 'fill-disk.ts')).href],
    fill: () => writeFileSync(flag, ''),
    makeRoom: () => rmSync(flag),
    remove: () => undefined,
  };
};
