import type { ServerResponse } from 'node:http';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Log } from '#server/platform/log/log.ts';
import { SseConnections } from './sse-connections.ts';
import type { FeedOwner, LiveMessage } from './broadcast.ts';
import { createMessageBus } from './pg-notify-bus.ts';
import { createFeedTokens, feedTokenSeconds, type FeedTokens } from './token.ts';

/** A feed that is ready to be attached to the response it writes to. */
export interface AttachableFeed {
  readonly attach: (to: ServerResponse) => void;
}

/** The operations on the live feed that requests use. */
export interface LiveFeed {
  readonly tokens: FeedTokens;
  /**
   * Opens a feed for a page that requested its data at the given time. The feed starts with the messages sent since
   * then.
   */
  open(owner: FeedOwner, since?: Date): AttachableFeed;
}

/** The live feed of this process, which is connected to the other processes. */
export interface LiveFeedService extends LiveFeed {
  /** Sends messages to the open pages of all processes, batched for a few milliseconds. */
  publish(news: readonly LiveMessage[]): void;
  /** Connects to the other processes. */
  start(): void;
  /** Ends all feeds of this process, so that the pages reconnect to another process. */
  endFeeds(): void;
  readonly openFeeds: () => number;
  close(): Promise<void>;
}

/** How long messages are collected, so that each page gets them in one write. */
const gatherMs = 10;

export const createLiveFeed = (given: {
  secret: string;
  clock: Clock;
  log: Log;
  databaseUrl: string;
  /** Returns the current owners of the given sessions that are still valid. */
  findActiveSessions: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, FeedOwner>>;
}): LiveFeedService => {
  const { log } = given;
  const feeds = new SseConnections(given.clock);
  let gathered: LiveMessage[] = [];
  let timers: NodeJS.Timeout[] = [];
  const bus = createMessageBus({
    databaseUrl: given.databaseUrl,
    log,
    onNews: (news) => feeds.deliver(news),
    onListening: () => feeds.coverFromNow(),
    onGap: () => feeds.endAll(),
  });

  const flush = (): void => {
    const news = gathered;
    gathered = [];
    bus.send(news);
    // Other processes get the messages first, so that they don't wait for thousands of pages here.
    setImmediate(() => feeds.deliver(news));
  };
  const pruneSessions = async (): Promise<void> => {
    const open = feeds.sessions;
    if (open.length > 0) feeds.pruneSessions(await given.findActiveSessions(open), open);
  };

  return {
    tokens: createFeedTokens(given.secret, given.clock),
    open: (owner, since) => ({ attach: (to) => feeds.open(owner, to, since?.getTime()) }),
    publish: (news) => {
      if (news.length === 0) return;
      if (gathered.length === 0) setTimeout(flush, gatherMs);
      gathered.push(...news);
    },
    start: () => {
      bus.start();
      timers = [
        setInterval(() => feeds.heartbeat(), 1000),
        setInterval(() => {
          pruneSessions().catch((error: unknown) =>
            log.warn({ err: error }, 'the sessions of the live feed could not be checked'),
          );
        }, feedTokenSeconds * 1000),
      ];
      for (const timer of timers) timer.unref();
    },
    endFeeds: () => feeds.endAll(),
    openFeeds: () => feeds.size,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      feeds.endAll();
      await bus.close();
    },
  };
};
