import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { commonRefusals } from '#contract/common/refusal.ts';
import { signInAtMeta } from '#contract/identity/rules.ts';
import { problemBody } from '#server/platform/problems/problem.ts';
import { refuse } from '#server/platform/problems/refused.ts';

const isCall = (url: string): boolean =>
  url.startsWith('/api/') || url.startsWith('/identity') || url.startsWith('/dev/');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The first page, which says to itself where people sign in when that is not with us. */
const pageThatSays = (root: string, signInAt: string): string =>
  readFileSync(join(root, 'index.html'), 'utf8').replace(
    '</head>',
    `<meta name="${signInAtMeta}" content="${escaped(signInAt)}"></head>`,
  );

/**
 * Serves the built web application; every address that is not a call and not a file is its to route. `signInAt` names
 * the provider outside at which people sign in.
 */
export const registerWeb = async (app: FastifyInstance, root: string, signInAt?: string): Promise<void> => {
  const page = signInAt !== undefined && existsSync(root) ? pageThatSays(root, signInAt) : undefined;
  const sendPage = (reply: FastifyReply): FastifyReply => {
    reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8');
    return page === undefined ? reply.sendFile('index.html', { cacheControl: false }) : reply.send(page);
  };
  if (page !== undefined) for (const at of ['/', '/index.html']) app.get(at, (_request, reply) => sendPage(reply));
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
    return sendPage(reply);
  });
};
