import type { ServerResponse } from 'node:http';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Broadcast, FeedOwner, LiveMessage } from './broadcast.ts';
import { RecentMessages } from './recent-messages.ts';

interface Feed {
  owner: FeedOwner;
  readonly to: ServerResponse;
  readonly heartbeatSlot: Set<Feed>;
}

/** How many bytes may be buffered for a slow reader before its connection is closed. */
const waitingLimit = 64 * 1024;
/** The maximum number of feeds per session. If a session opens another one, its oldest feed ends. */
const feedsPerSession = 10;
/**
 * The number of seconds between two heartbeats to the same feed. Feeds are spread over the same number of slots, so
 * that they aren't all written to at once.
 */
const heartbeatSeconds = 25;
/** The number of ended sessions to remember, in case a feed is just being opened for one of them. */
const remembered = 1000;

/** A message that tells a page that it has missed nothing since it opened, so it need not fetch its data again. */
const caughtUpFrame = 'event: caughtup\ndata: {}\n\n';

const frameOf = (told: Broadcast): string => `event: agencynotification\ndata: ${JSON.stringify(told.message)}\n\n`;

const into = (index: Map<string, Set<Feed>>, key: string, feed: Feed): void => {
  const feeds = index.get(key);
  if (feeds) feeds.add(feed);
  else index.set(key, new Set([feed]));
};
const outOf = (index: Map<string, Set<Feed>>, key: string, feed: Feed): void => {
  const feeds = index.get(key);
  if (feeds?.delete(feed) && feeds.size === 0) index.delete(key);
};

/** Manages this process's open feeds: delivers messages to them, and ends them. */
export class SseConnections {
  private readonly byTenant = new Map<string, Set<Feed>>();
  private readonly byUser = new Map<string, Set<Feed>>();
  private readonly bySession = new Map<string, Set<Feed>>();
  private readonly approvedAgencies = new Set<Feed>();
  private readonly heartbeatSlots = Array.from({ length: heartbeatSeconds }, () => new Set<Feed>());
  private readonly ended = new Set<string>();
  private opened = 0;
  private currentSlot = 0;
  private count = 0;
  private readonly recent = new RecentMessages();
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  get size(): number {
    return this.count;
  }

  get sessions(): string[] {
    return [...this.bySession.keys()];
  }

  /**
   * Starts sending messages to a reader whose response headers have been sent, beginning with the messages since the
   * given time.
   */
  open(owner: FeedOwner, to: ServerResponse, since?: number): void {
    // The reader may have disconnected while its owner was looked up. Its close event has then already fired, so
    // nothing would ever remove the reader.
    if (to.destroyed) return;
    const heartbeatSlot = this.heartbeatSlots[this.opened % heartbeatSeconds] ?? new Set<Feed>();
    this.opened += 1;
    const feed: Feed = { owner, to, heartbeatSlot };
    const others = this.bySession.get(owner.sessionId);
    if (others && others.size >= feedsPerSession) for (const oldest of [...others].slice(0, 1)) this.end(oldest);
    into(this.byTenant, owner.tenantId, feed);
    into(this.byUser, owner.userId, feed);
    into(this.bySession, owner.sessionId, feed);
    if (owner.isApprovedAgency) this.approvedAgencies.add(feed);
    heartbeatSlot.add(feed);
    this.count += 1;
    to.once('close', () => this.remove(feed));
    if (this.ended.has(owner.sessionId)) this.end(feed);
    else this.write(feed, `retry: 3000\n\n${this.replay(owner, since)}`);
  }

  /** Sends messages in order, with one write to each reader. */
  deliver(news: readonly LiveMessage[]): void {
    const at = this.clock.now().getTime();
    let forAgencies = '';
    const forSome = new Map<Feed, string>();
    const add = (feed: Feed, frame: string): void => {
      // A message to one reader must not overtake earlier messages to all agencies.
      const before = forSome.get(feed) ?? (this.approvedAgencies.has(feed) ? forAgencies : '');
      forSome.set(feed, `${before}${frame}`);
    };
    for (const one of news) {
      if ('endedSession' in one) {
        this.endSession(one.endedSession);
        continue;
      }
      this.recent.add(one, at);
      const frame = frameOf(one);
      const some = [
        ...(one.tenants ?? []).map((id) => this.byTenant.get(id)),
        ...(one.users ?? []).map((id) => this.byUser.get(id)),
      ];
      for (const feed of some.flatMap((feeds) => [...(feeds ?? [])])) {
        if (!one.agencies || !this.approvedAgencies.has(feed)) add(feed, frame);
      }
      if (!one.agencies) continue;
      for (const feed of forSome.keys()) if (this.approvedAgencies.has(feed)) add(feed, frame);
      forAgencies += frame;
    }
    for (const [feed, text] of forSome) this.write(feed, text);
    if (forAgencies === '') return;
    const bytes = Buffer.from(forAgencies);
    for (const feed of this.approvedAgencies) if (!forSome.has(feed)) this.write(feed, bytes);
  }

  /** Sends a heartbeat to the feeds in the current slot. Called once a second. */
  heartbeat(): void {
    this.currentSlot = (this.currentSlot + 1) % heartbeatSeconds;
    for (const feed of this.heartbeatSlots[this.currentSlot] ?? []) this.write(feed, ':\n\n');
  }

  /** Ends the feeds of expired sessions, and updates the owners of the others. */
  pruneSessions(standing: ReadonlyMap<string, FeedOwner>, asked: readonly string[]): void {
    for (const sessionId of asked) {
      const owner = standing.get(sessionId);
      if (!owner) {
        this.endSession(sessionId);
        continue;
      }
      for (const feed of this.bySession.get(sessionId) ?? []) {
        feed.owner = owner;
        if (owner.isApprovedAgency) this.approvedAgencies.add(feed);
        else this.approvedAgencies.delete(feed);
      }
    }
  }

  endSession(sessionId: string): void {
    if (this.ended.size >= remembered) this.ended.clear();
    this.ended.add(sessionId);
    for (const feed of this.bySession.get(sessionId) ?? []) this.end(feed);
  }

  /** Ends all feeds. Their pages reconnect, to this process or another, and reload their data. */
  endAll(): void {
    for (const feeds of this.bySession.values()) for (const feed of feeds) this.end(feed);
  }

  /** Marks the stored messages as complete from now on. */
  coverFromNow(): void {
    this.recent.restart(this.clock.now().getTime());
  }

  private replay(owner: FeedOwner, since: number | undefined): string {
    const missed = since === undefined ? undefined : this.recent.since(since, owner);
    return missed === undefined ? '' : `${missed.map(frameOf).join('')}${caughtUpFrame}`;
  }

  private write(feed: Feed, text: string | Buffer): void {
    // The previous message may have ended the feed.
    if (!feed.heartbeatSlot.has(feed)) return;
    if (feed.to.writableLength > waitingLimit) {
      feed.to.destroy();
      this.remove(feed);
    } else (feed.to.socket ?? feed.to).write(text);
  }

  private end(feed: Feed): void {
    feed.to.end();
    this.remove(feed);
  }

  private remove(feed: Feed): void {
    if (!feed.heartbeatSlot.delete(feed)) return;
    this.count -= 1;
    const { tenantId, userId, sessionId } = feed.owner;
    outOf(this.byTenant, tenantId, feed);
    outOf(this.byUser, userId, feed);
    outOf(this.bySession, sessionId, feed);
    this.approvedAgencies.delete(feed);
  }
}
