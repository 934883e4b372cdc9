import type { ServerResponse } from 'node:http';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Log } from '#server/platform/log/log.ts';
import { SseConnections, type FeedOwner } from './sse-connections.ts';
import type { LiveMessage } from './broadcast.ts';
import { createBus } from './pg-notify-bus.ts';
import { createFeedTokens, feedTokenSeconds, type FeedTokens } from './token.ts';

/** A feed that may be opened: to be joined with the answer that it is written to. */
export interface OpenFeed {
  readonly attach: (to: ServerResponse) => void;
}

/** What requests do with the live feed. */
export interface LiveFeed {
  readonly tokens: FeedTokens;
  open(owner: FeedOwner): OpenFeed;
}

/** The live feed of this process, and its part in that of all processes. */
export interface Live extends LiveFeed {
  /** Tells pages everywhere; soon, together with what else there is. */
  publish(news: readonly LiveMessage[]): void;
  /** Begins to hear from and to tell other processes. */
  start(): void;
  /** Ends the feeds, so that their pages go elsewhere. */
  endFeeds(): void;
  readonly openFeeds: () => number;
  close(): Promise<void>;
}

/** News wait so long for more of them, so that a page is written to once. */
const gatherMs = 10;

export const createLive = (given: {
  secret: string;
  clock: Clock;
  log: Log;
  databaseUrl: string;
  /** Those of the sessions that still stand, with whose they are by now. */
  askSessions: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, FeedOwner>>;
}): Live => {
  const { log } = given;
  const feeds = new SseConnections();
  let gathered: LiveMessage[] = [];
  let timers: NodeJS.Timeout[] = [];
  const post = createBus({
    databaseUrl: given.databaseUrl,
    log,
    onNews: (news) => feeds.deliver(news),
    onGap: () => feeds.endAll(),
  });

  const tell = (): void => {
    const news = gathered;
    gathered = [];
    post.send(news);
    // Once the other processes have been told, who need not wait until thousands of pages here were written to.
    setImmediate(() => feeds.deliver(news));
  };
  const askSessions = async (): Promise<void> => {
    const asked = feeds.sessions;
    if (asked.length > 0) feeds.pruneSessions(await given.askSessions(asked), asked);
  };

  return {
    tokens: createFeedTokens(given.secret, given.clock),
    open: (owner) => ({ attach: (to) => feeds.open(owner, to) }),
    publish: (news) => {
      if (news.length === 0) return;
      if (gathered.length === 0) setTimeout(tell, gatherMs);
      gathered.push(...news);
    },
    start: () => {
      post.start();
      timers = [
        setInterval(() => feeds.heartbeat(), 1000),
        setInterval(() => {
          askSessions().catch((error: unknown) =>
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
      await post.close();
    },
  };
};
