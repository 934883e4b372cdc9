import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { operation } from '#contract/common/operation.ts';
import { createRequestSender } from './send.ts';

const feed = operation({
  name: 'planted.feed',
  summary: 'Never ends.',
  effect: 'read',
  access: 'public',
  input: z.object({}),
  output: z.unknown(),
  stream: true,
});

test('the head of an endless stream is the response and the stream is closed; a refusal is read to its end', async () => {
  const app = Fastify();
  let isLetGo = false;
  app.get('/feed', (_request, reply) => {
    const endless = new Readable({ read: () => undefined });
    endless.push('data: hello\n\n');
    endless.once('close', () => (isLetGo = true));
    return reply.type('text/event-stream').send(endless);
  });
  app.get('/no', (_request, reply) => reply.status(409).send({ code: 'no' }));
  const send = createRequestSender(app);
  const request = { method: 'GET', headers: {}, payload: undefined };
  expect(await send(feed, { ...request, url: '/feed' })).toMatchObject({ status: 200, text: '' });
  expect(await send(feed, { ...request, url: '/no' })).toMatchObject({ status: 409, text: '{"code":"no"}' });
  await expect.poll(() => isLetGo).toBe(true);
  await app.close();
});
