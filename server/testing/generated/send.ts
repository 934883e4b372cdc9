import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Operation } from '#contract/common/operation.ts';
import type { RawResponse } from './response-validator.ts';
import type { RawRequest } from './request.ts';

/**
 * Sends a request. If the response is a stream, closes the connection as soon as the stream begins, because the head of
 * an endless response counts as the response.
 */
const headOf = (port: number, { method, url, headers, payload }: RawRequest): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, method, path: url, headers: { ...headers } }, (answer) => {
      const status = answer.statusCode ?? 0;
      if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
        sent.destroy();
        resolve({ status, headers: answer.headers, text: '' });
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status, headers: answer.headers, text: Buffer.concat(parts).toString() }));
    });
    sent.on('error', reject);
    sent.end(payload);
  });

/** Sends requests without a socket, except to streams. */
export const createRequestSender =
  (app: FastifyInstance) =>
  async (operation: Operation, request: RawRequest): Promise<RawResponse> => {
    if (operation.stream) {
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
      return headOf((app.server.address() as AddressInfo).port, request);
    }
    const { method, url, headers, payload } = request;
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body };
  };
