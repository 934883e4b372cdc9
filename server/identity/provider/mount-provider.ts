import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Config } from '#server/platform/config/config.ts';
import { signOutScript, signOutStyle } from './sign-out-page.ts';

const mountPath = '/identity';

/**
 * Sets the headers from which the provider builds its URLs and decides on `Secure`. They always contain PUBLIC_URL,
 * whatever the request sent.
 */
export const setPublicUrlHeaders = (request: IncomingMessage, config: Pick<Config, 'publicUrl'>): void => {
  const { host, protocol } = new URL(config.publicUrl);
  request.headers.host = host;
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
};

/** Mounts the identity provider at /identity. The provider reads bodies and writes responses itself. */
export const mountProvider = async (
  app: FastifyInstance,
  provider: Provider,
  config: Pick<Config, 'publicUrl'>,
): Promise<void> => {
  const handle = provider.callback();
  await app.register((inner, _options, done) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', (_request, _payload, parsed) => {
      parsed(null);
    });
    inner.get(`${mountPath}/sign-out.js`, (_request, reply) => reply.type('text/javascript').send(signOutScript));
    inner.get(`${mountPath}/sign-out.css`, (_request, reply) => reply.type('text/css').send(signOutStyle));
    inner.route({
      method: ['GET', 'POST'],
      url: `${mountPath}/*`,
      handler: (request, reply) => {
        reply.hijack();
        setPublicUrlHeaders(request.raw, config);
        const raw = Object.assign(request.raw, { originalUrl: request.raw.url });
        raw.url = (raw.url ?? '').slice(mountPath.length) || '/';
        void handle(raw, reply.raw);
      },
    });
    done();
  });
};
