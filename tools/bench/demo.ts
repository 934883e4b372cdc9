import { join } from 'node:path';
import type { Logger } from 'pino';
import { makeDemoWorld } from '#server/demo/demo.ts';
import { makeLargeWorld } from '#server/demo/large.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { connect } from '#server/platform/db/db.ts';
import { eventPayloads } from '#server/event-payloads.ts';
import { createEvents } from '#server/platform/events/events.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createFiles } from '#server/platform/files/files.ts';
import { noopLive } from '#server/platform/live/noop.ts';
import type { ScopeSource } from '#server/platform/scope/open.ts';
import { defaultScopeSettings } from '#server/platform/scope/scope.ts';
import { loadSigningKey } from '#server/platform/vault/signing-key.ts';
import { createVault } from '#server/platform/vault/vault.ts';
import { benchSecret } from './settings.ts';

/** Fills an empty, migrated database with the demo world and additional candidates. */
export const createDemoWorld = async (
  { url, dataDir, log }: { url: string; dataDir: string; log: Logger },
  candidates: number,
): Promise<void> => {
  const connections = connect(url, 2, () => undefined);
  const source: ScopeSource = {
    db: connections.db,
    clock: createClock(),
    events: createEvents(eventPayloads, [], () => Promise.resolve()),
    live: noopLive,
    log,
    settings: defaultScopeSettings,
    vault: createVault(benchSecret, () => loadSigningKey(source, benchSecret)),
  };
  await makeDemoWorld({
    source,
    files: createFiles(await createFileStore({ driver: 'disk', root: join(dataDir, 'files') }), 1_000_000),
  });
  if (candidates > 0) await makeLargeWorld(source, candidates);
  await connections.close();
};
