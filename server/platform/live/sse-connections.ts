import type { ServerResponse } from 'node:http';
import type { LiveMessage, Broadcast } from './broadcast.ts';

/** Whose feed it is. */
export interface FeedOwner {
  readonly sessionId: string;
  readonly userId: string;
  readonly tenantId: string;
  /** Whether the owner sees what employers publish. */
  readonly isApprovedAgency: boolean;
}

interface Feed {
  owner: FeedOwner;
  readonly to: ServerResponse;
  readonly heartbeatSlot: Set<Feed>;
}

/** How much may wait for a reader that does not read, before it is cut off. */
const waitingLimit = 64 * 1024;
/** Of more feeds in one session the oldest ends. */
const feedsPerSession = 10;
/** Feeds take turns with their signs of life, so that never all of them are written to at once. */
const heartbeatSeconds = 25;
/** How long the end of a session is remembered, for a feed of it that is just being opened. */
const remembered = 1000;

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

/** The open feeds of this process: who hears what, and when a feed ends. */
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

  get size(): number {
    return this.count;
  }

  get sessions(): string[] {
    return [...this.bySession.keys()];
  }

  /** Begins to tell a reader, whose headers are sent. */
  open(owner: FeedOwner, to: ServerResponse): void {
    // Whoever left while we looked up who they are: their end has been, and nobody would take the feed away again.
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
    else this.write(feed, 'retry: 3000\n\n');
  }

  /** Tells what there is to tell, in its order: to each reader with one write, however much it is. */
  deliver(news: readonly LiveMessage[]): void {
    let forAgencies = '';
    const forSome = new Map<Feed, string>();
    const add = (feed: Feed, frame: string): void => {
      // Whoever begins to hear something of its own has heard before what all agencies have.
      const before = forSome.get(feed) ?? (this.approvedAgencies.has(feed) ? forAgencies : '');
      forSome.set(feed, `${before}${frame}`);
    };
    for (const one of news) {
      if ('endedSession' in one) {
        this.endSession(one.endedSession);
        continue;
      }
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

  /** A sign of life to the feeds whose turn it is; called once a second. */
  heartbeat(): void {
    this.currentSlot = (this.currentSlot + 1) % heartbeatSeconds;
    for (const feed of this.heartbeatSlots[this.currentSlot] ?? []) this.write(feed, ':\n\n');
  }

  /** Ends the feeds of sessions that are over, and takes note of what became of the others' owners. */
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

  /** Ends all feeds: their pages open new ones, here or at another process, and ask again for what they show. */
  endAll(): void {
    for (const feeds of this.bySession.values()) for (const feed of feeds) this.end(feed);
  }

  private write(feed: Feed, text: string | Buffer): void {
    // It may have ended by what came just before.
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
