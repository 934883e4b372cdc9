import type { AddressInfo } from 'node:net';
import { createParser } from 'eventsource-parser';
import type { FastifyInstance } from 'fastify';
import { feedEndpoint } from '#contract/notifications/endpoints.ts';
import type { FeedMessage } from '#contract/notifications/shapes.ts';

/** A feed as a browser receives it. */
export interface FeedReader {
  readonly status: number;
  readonly headers: Headers;
  /** The messages received so far. */
  readonly heard: readonly FeedMessage[];
  /** Whether the server has said that no message was missed since the page opened. */
  readonly isCaughtUp: () => boolean;
  /** Resolves when the server has ended the feed. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens a feed on a listening server. */
export const readFeed = async (
  app: FastifyInstance,
  token: string | undefined,
  pageAgeMs?: number,
): Promise<FeedReader> => {
  const { port } = app.server.address() as AddressInfo;
  const abort = new AbortController();
  const query = pageAgeMs === undefined ? '' : `?pageAgeMs=${String(pageAgeMs)}`;
  const answer = await fetch(`http://127.0.0.1:${String(port)}${feedEndpoint.path}${query}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  const heard: FeedMessage[] = [];
  let caughtUp = false;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'agencynotification') heard.push(JSON.parse(data) as FeedMessage);
      if (event === 'caughtup') caughtUp = true;
    },
  });
  const follow = async (): Promise<void> => {
    const decoder = new TextDecoder();
    try {
      const body: AsyncIterable<Uint8Array> | null = answer.body;
      if (body) for await (const bytes of body) parser.feed(decoder.decode(bytes, { stream: true }));
    } catch {
      // Either side has closed the connection.
    }
  };
  return {
    status: answer.status,
    headers: answer.headers,
    heard,
    isCaughtUp: () => caughtUp,
    ended: follow(),
    close: () => abort.abort(),
  };
};
