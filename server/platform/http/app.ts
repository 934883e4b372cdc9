import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { Config } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Log } from '#server/platform/log/log.ts';
import { faultBody, problemBody, refusedBy } from '#server/platform/problems/problem.ts';
import { refuse } from '#server/platform/problems/refused.ts';

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

/** The web server with what every answer has: security headers, cookies, limits, one form for every "no". */
export const createApp = async (config: Config, log: Log): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: config.mode === 'production',
    bodyLimit: 1_000_000,
    routerOptions: { maxParamLength: 2000 },
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': ["'self'", 'blob:'],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: config.uploadLimitBytes + 1, files: 1 },
    throwFileSizeLimit: false,
  });
  await app.register(rateLimit, {
    global: true,
    max: config.rateLimits.apiPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => !request.url.startsWith('/api') && !request.url.startsWith('/identity'),
    keyGenerator: (request) => request.headers.authorization ?? request.ip,
  });

  // While stopping, every answer ends its connection: a client that keeps it open would keep the process.
  let stopping = false;
  app.addHook('preClose', () => {
    stopping = true;
    return Promise.resolve();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) void reply.header('Connection', 'close');
    done(null, payload);
  });

  app.setErrorHandler((error, request, reply) => {
    const refused = refusedBy(error);
    if (refused) return reply.status(refused.refusal.status).send(problemBody(refused, request.id));
    const status = statusOf(error);
    if (status === 429)
      return reply.status(429).send(problemBody(refuse(commonRefusals['too-many-requests']), request.id));
    if (status >= 400 && status < 500) {
      const message = error instanceof Error ? error.message : 'Bad request';
      return reply.status(status).send(problemBody(refuse(commonRefusals['invalid-input'], { message }), request.id));
    }
    log.error(
      { err: error, requestId: request.id, operation: request.routeOptions.config.operation },
      'a request failed',
    );
    return reply.status(500).send(faultBody(request.id));
  });
  return app;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that this route answers, for logs and figures. */
    operation?: string;
  }
}
