import { join } from 'node:path';
import type { Logger } from 'pino';
import { makeDemoWorld } from '#server/demo/demo.ts';
import { makeLargeWorld } from '#server/demo/large.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createFileService } from '#server/platform/files/files.ts';
import { openScopeSource } from '../start/scope-source.ts';
import { benchSecret } from './settings.ts';

/** Fills an empty, migrated database with the demo world and additional candidates. */
export const createDemoWorld = async (
  { url, dataDir, log }: { url: string; dataDir: string; log: Logger },
  candidates: number,
): Promise<void> => {
  const { source, close } = openScopeSource({ databaseUrl: url, secret: benchSecret, log, connections: 2 });
  await makeDemoWorld({
    source,
    files: createFileService(await createFileStore({ driver: 'disk', root: join(dataDir, 'files') }), 1_000_000),
  });
  if (candidates > 0) await makeLargeWorld(source, candidates);
  await close();
};
