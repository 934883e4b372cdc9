import type { FastifyInstance } from 'fastify';
import type { Operation } from '#contract/common/operation.ts';
import type { RawAnswer } from './answer.ts';
import type { RawRequest } from './request.ts';

/** Sends without a socket. Of an answer that does not end, its head is the answer. */
export const sendTo =
  (app: FastifyInstance) =>
  async (operation: Operation, { method, url, headers, payload }: RawRequest): Promise<RawAnswer> => {
    const options = {
      method: method as 'GET',
      url,
      headers: { ...headers },
      ...(payload === undefined ? {} : { payload }),
    };
    if (!('stream' in operation)) {
      const answer = await app.inject(options);
      return { status: answer.statusCode, headers: answer.headers, text: answer.body };
    }
    const answer = await app.inject({ ...options, payloadAsStream: true });
    const body = answer.stream();
    if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
      body.destroy();
      return { status: answer.statusCode, headers: answer.headers, text: '' };
    }
    const parts: Buffer[] = [];
    for await (const part of body) parts.push(Buffer.from(part as Uint8Array));
    return { status: answer.statusCode, headers: answer.headers, text: Buffer.concat(parts).toString() };
  };
