import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The disk of a product's files, which a test fills and empties. */
export interface SmallDisk {
  /**
   * Whether the disk is a real file system that the kernel fills; otherwise writes are made to fail as if it were full.
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
        // The disk is now full.
      }
    },
    makeRoom: () => rmSync(filler),
    remove: () => void spawnSync('umount', ['-l', store]),
  };
};

/**
 * A small disk for the files of the product with this data folder. A real one requires mounting, which few machines
 * allow; it is tried in the long run, and otherwise writes fail as in the kernel.
 */
export const smallDisk = (dataDir: string, wantsReal: boolean): SmallDisk => {
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
