import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '#server/platform/db/new-id.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { LiveMessage } from './broadcast.ts';

const channel = 'rolecall_live';
/** PostgreSQL accepts at most 7,999 bytes per notice. */
const noticeLimit = 7900;
/** The interval between checks of the connection, and the time limit for each reply. */
const askedEveryMs = 15_000;
const answerMs = 5000;
const shortestWait = 200;
const longestWait = 5000;

/** Divides strings into batches that each fit into one notice. */
export const batchBySize = (texts: readonly string[], limit = noticeLimit): string[][] => {
  const packs: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const bytes = Buffer.byteLength(text) + 1;
    const pack = packs.at(-1);
    if (pack && room >= bytes) {
      pack.push(text);
      room -= bytes;
    } else {
      packs.push([text]);
      room = limit - 100 - bytes;
    }
  }
  return packs;
};

/** A message bus between processes, using NOTIFY over a dedicated connection. */
export interface MessageBus {
  start(): void;
  send(news: readonly LiveMessage[]): void;
  close(): Promise<void>;
}

interface Notice {
  from: string;
  news: LiveMessage[];
}

/**
 * Publishes to the other processes and subscribes to their messages. Messages sent while the database is unreachable
 * are dropped, because no data can change without the database. Messages from other processes may be missed, so `onGap`
 * is called once the connection is back.
 */
export const createMessageBus = (given: {
  databaseUrl: string;
  log: Log;
  onNews: (news: readonly LiveMessage[]) => void;
  /** Called whenever a connection has been established. From then on, every message is received. */
  onListening: () => void;
  onGap: () => void;
}): MessageBus => {
  const me = newId();
  let client: pg.Client | undefined;
  let closed = false;
  let wait = shortestWait;
  let wasThere = false;
  let sent: Promise<unknown> = Promise.resolve();

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: given.databaseUrl,
      options: '-c role=rolecall_app -c timezone=UTC',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
      application_name: 'rolecall live',
    });
    let over = false;
    let asking: NodeJS.Timeout | undefined;
    const again = (error?: Error): void => {
      if (over) return;
      over = true;
      clearInterval(asking);
      client = undefined;
      if (closed) return;
      given.log.warn({ err: error }, 'the live feed lost its database connection');
      fresh.end().catch(() => undefined);
      void reconnect();
    };
    fresh.on('error', again);
    fresh.on('end', () => again());
    fresh.on('notification', ({ payload = '' }) => {
      try {
        const notice = JSON.parse(payload) as Notice;
        if (notice.from !== me) given.onNews(notice.news);
      } catch (error) {
        // Any client of the database can send on this channel, so an invalid message must not end the process.
        given.log.warn({ err: error }, 'the live feed received a message that it cannot parse');
      }
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      if (closed) return await fresh.end();
      client = fresh;
      // The connection is checked, because a network that drops packets reports no error.
      asking = setInterval(() => {
        sent = sent.then(() => fresh.query('select 1')).catch(again);
      }, askedEveryMs);
      asking.unref();
      wait = shortestWait;
      given.onListening();
      if (wasThere) given.onGap();
      wasThere = true;
    } catch (error) {
      again(error instanceof Error ? error : undefined);
    }
  };

  const reconnect = async (): Promise<void> => {
    await delay(wait, undefined, { ref: false });
    wait = Math.min(wait * 2, longestWait);
    if (!closed) await connect();
  };

  return {
    start: () => void connect(),
    send: (news) => {
      const notices = batchBySize(news.map((one) => JSON.stringify(one))).map(
        (texts) => `{"from":"${me}","news":[${texts.join(',')}]}`,
      );
      // Notices are sent one after the other, to preserve their order.
      sent = sent
        .then(() => client?.query('select pg_notify($1, notice) from unnest($2::text[]) notice', [channel, notices]))
        .catch((error: unknown) => given.log.warn({ err: error }, 'the live feed could not notify other processes'));
    },
    close: async () => {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
};
