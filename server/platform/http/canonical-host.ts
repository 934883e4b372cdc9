import type { onRequestHookHandler } from 'fastify';
import { isLocal } from '#server/platform/config/is-local.ts';

/**
 * Leads a page that was opened under another name of this machine, 127.0.0.1 for localhost, to the name by which the
 * product knows itself: cookies and the sign-in are bound to that one, and nobody could sign in under the other. Other
 * names are left as they are: a proxy may stand before them.
 */
export const redirectToCanonicalHost = (publicUrl: string): onRequestHookHandler => {
  const own = new URL(publicUrl);
  const isOwnHere = isLocal(own.hostname);
  return (request, reply, done) => {
    // Asked of every request, and so what few of them are is asked first.
    const isPage = request.headers['sec-fetch-mode'] === 'navigate' && request.method === 'GET';
    const asked = isOwnHere && isPage && request.url.startsWith('/') ? URL.parse(`http://${request.host}`) : null;
    if (asked === null || !isLocal(asked.hostname) || asked.hostname === own.hostname || asked.port !== own.port) {
      done();
      return;
    }
    void reply.header('Cache-Control', 'no-store').redirect(`${own.origin}${request.url}`);
  };
};
