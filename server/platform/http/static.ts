import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '#contract/common/refusal.ts';
import { problemBody } from '#server/platform/problems/problem.ts';
import { refuse } from '#server/platform/problems/refused.ts';

const isCall = (url: string): boolean =>
  url.startsWith('/api/') || url.startsWith('/identity') || url.startsWith('/dev/');

/** Serves the built web application; every address that is not a call and not a file is its to route. */
export const registerWeb = async (app: FastifyInstance, root: string): Promise<void> => {
  if (existsSync(root)) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || isCall(request.url) || /\.\w{2,5}(\?|$)/.test(request.url) || !existsSync(root)) {
      return reply.status(404).send(problemBody(refuse(commonRefusals['not-found']), request.id));
    }
    return reply
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .sendFile('index.html', { cacheControl: false });
  });
};
