import { eventPayloads } from '#server/event-payloads.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { connect } from '#server/platform/db/db.ts';
import { createEvents } from '#server/platform/events/events.ts';
import { noopLiveFeed } from '#server/platform/live/noop.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { ScopeSource } from '#server/platform/scope/open.ts';
import { defaultScopeSettings } from '#server/platform/scope/scope.ts';
import { loadSigningKey } from '#server/platform/vault/signing-key.ts';
import { createVault } from '#server/platform/vault/vault.ts';

interface Given {
  readonly databaseUrl: string;
  readonly secret: string;
  readonly log: Log;
  readonly connections: number;
}

/**
 * Opens a source of scopes for a program that isn't a server. Events are stored, but nothing reacts to them, and open
 * pages aren't updated.
 */
export const openScopeSource = (given: Given): { source: ScopeSource; close: () => Promise<void> } => {
  const { databaseUrl, secret, log } = given;
  const connections = connect(databaseUrl, given.connections, (error) => log.warn({ err: error }, 'database'));
  const source: ScopeSource = {
    db: connections.db,
    clock: createClock(),
    events: createEvents(eventPayloads, [], () => Promise.resolve()),
    live: noopLiveFeed,
    log,
    settings: defaultScopeSettings,
    vault: createVault(secret, () => loadSigningKey(source, secret)),
  };
  return { source, close: () => connections.close() };
};
