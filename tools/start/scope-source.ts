import { eventPayloads } from '#server/event-payloads.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { connect } from '#server/platform/db/db.ts';
import { createEvents } from '#server/platform/events/events.ts';
import type { LiveFeedService } from '#server/platform/live/live.ts';
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

const nothing = (): Promise<never> => Promise.reject(new Error('There is no live feed here.'));

/** A live feed that does nothing, since no page is open. */
const noLiveFeed: LiveFeedService = {
  tokens: { mint: nothing, read: nothing },
  open: () => ({ attach: (to) => void to.end() }),
  publish: () => undefined,
  start: () => undefined,
  endFeeds: () => undefined,
  openFeeds: () => 0,
  close: () => Promise.resolve(),
};

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
    live: noLiveFeed,
    log,
    settings: defaultScopeSettings,
    vault: createVault(secret, () => loadSigningKey(source, secret)),
  };
  return { source, close: () => connections.close() };
};
