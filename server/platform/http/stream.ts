import type { FastifyReply } from 'fastify';
import type { AttachableFeed } from '#server/platform/live/live.ts';

/** Responds with an event stream, which proxies must not buffer, transform or end. */
export const streamEvents = (reply: FastifyReply, feed: AttachableFeed): undefined => {
  reply.hijack();
  // The stream lasts as long as its connection and needs no chunked encoding, so the same bytes can be written to
  // thousands of connections.
  reply.raw.useChunkedEncodingByDefault = false;
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  reply.raw.flushHeaders();
  feed.attach(reply.raw);
};
