import type { onRequestHookHandler } from 'fastify';
import { isLocalHost } from '#server/platform/config/is-local.ts';

/**
 * Redirects a page that was opened under another name of this machine, such as 127.0.0.1 for localhost, to the
 * canonical host. Cookies and the sign-in are bound to that host, so signing in under the other name would fail. Remote
 * names are not redirected, since they may belong to a proxy.
 */
export const redirectToCanonicalHost = (publicUrl: string): onRequestHookHandler => {
  const own = new URL(publicUrl);
  const isOwnHere = isLocalHost(own.hostname);
  return (request, reply, done) => {
    // This runs for every request, so the check that most requests fail comes first.
    const isPage = request.headers['sec-fetch-mode'] === 'navigate' && request.method === 'GET';
    const asked = isOwnHere && isPage && request.url.startsWith('/') ? URL.parse(`http://${request.host}`) : null;
    if (asked === null || !isLocalHost(asked.hostname) || asked.hostname === own.hostname || asked.port !== own.port) {
      done();
      return;
    }
    void reply.header('Cache-Control', 'no-store').redirect(`${own.origin}${request.url}`);
  };
};
