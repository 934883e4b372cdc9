import type { FastifyReply } from 'fastify';
import type { OpenFeed } from '#server/platform/live/live.ts';

/** Answers with a stream of events, which nothing between may keep back, change or end. */
export const streamEvents = (reply: FastifyReply, feed: OpenFeed): undefined => {
  reply.hijack();
  // It lasts as long as its connection, and needs no chunks: what is written to thousands at once is written as it is.
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
