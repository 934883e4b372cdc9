import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const shape = z.object({ peerDependencies: z.record(z.string(), z.string()).default({}) });

/**
 * Returns these packages, and those of our dependencies that only these packages import: flydrive, for example,
 * includes no S3 client but imports the one that is installed beside it.
 */
export const withPeers = (root: string, packages: readonly string[], dependencies: readonly string[]): string[] => {
  const all = new Set(packages);
  // A set's iterator also yields elements added meanwhile.
  for (const name of all) {
    const manifest = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
    const { peerDependencies } = shape.parse(JSON.parse(manifest));
    for (const peer of Object.keys(peerDependencies)) if (dependencies.includes(peer)) all.add(peer);
  }
  return [...all].toSorted();
};
