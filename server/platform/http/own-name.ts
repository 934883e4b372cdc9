import type { onRequestHookHandler } from 'fastify';
import { isLocal } from '#server/platform/config/is-local.ts';

/**
 * Leads a page that was opened under another name of this machine, 127.0.0.1 for localhost, to the name by which the
 * product knows itself: cookies and the sign-in are bound to that one, and nobody could sign in under the other. Other
 * names are left as they are: a proxy may stand before them.
 */
export const toOwnName = (publicUrl: string): onRequestHookHandler => {
  const own = new URL(publicUrl);
  return (request, reply, done) => {
    const asked = URL.parse(`http://${request.host}`);
    const isOther = asked !== null && isLocal(asked.hostname) && asked.hostname !== own.hostname;
    const isPage = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
    if (!isPage || !isOther || asked.port !== own.port || !isLocal(own.hostname) || !request.url.startsWith('/')) {
      done();
      return;
    }
    void reply.header('Cache-Control', 'no-store').redirect(`${own.origin}${request.url}`);
  };
};
