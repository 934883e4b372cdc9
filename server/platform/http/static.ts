import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonRefusals } from '#contract/common/refusal.ts';
import { sessionExpiryCookie, externalProviderMetaName } from '#contract/identity/rules.ts';
import { problemBody } from '#server/platform/problems/problem.ts';
import { refuse } from '#server/platform/problems/refused.ts';

const isCall = (url: string): boolean =>
  url.startsWith('/api/') || url.startsWith('/identity') || url.startsWith('/dev/');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Reads the index page and adds the name of the external identity provider to it. */
const pageThatSays = (root: string, signInAt: string): string =>
  readFileSync(join(root, 'index.html'), 'utf8').replace(
    '</head>',
    `<meta name="${externalProviderMetaName}" content="${escaped(signInAt)}"></head>`,
  );

/**
 * Whether the browser may have a session. If so, it gets the application, which checks the session and skips the
 * sign-in.
 */
const mayBeSignedIn = ({ headers }: FastifyRequest): boolean =>
  headers.cookie?.includes(`${sessionExpiryCookie}=`) === true;

/**
 * Serves the built web application, which routes every URL that is neither a call nor a file. For users who sign in
 * here, the sign-in page at `/` and at its own URL is visible without a script. `signInAt` is the name of the external
 * provider that is used instead.
 */
export const registerWebApp = async (app: FastifyInstance, root: string, signInAt?: string): Promise<void> => {
  const page = signInAt !== undefined && existsSync(root) ? pageThatSays(root, signInAt) : undefined;
  const sendPage = (reply: FastifyReply): FastifyReply => {
    reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8');
    return page === undefined ? reply.sendFile('index.html', { cacheControl: false }) : reply.send(page);
  };
  const hasSignIn = page === undefined && existsSync(join(root, 'sign-in.html'));
  for (const at of hasSignIn ? ['/', '/login'] : []) {
    app.get<{ Querystring: { failed?: unknown } }>(at, (request, reply) => {
      // The response depends on the cookies, so that a page cached before a sign-in is not shown after it.
      reply.header('Vary', 'Cookie, Accept-Encoding');
      // The application explains why a sign-in failed.
      if (mayBeSignedIn(request) || request.query.failed !== undefined) return sendPage(reply);
      return reply.header('Cache-Control', 'no-cache').sendFile('sign-in.html', { cacheControl: false });
    });
  }
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
