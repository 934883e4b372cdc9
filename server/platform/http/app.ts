import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createClock } from '#server/platform/clock/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Log } from '#server/platform/log/log.ts';
import {
  internalErrorBody,
  problemBody,
  refusalFromError,
  refusalForStatus,
} from '#server/platform/problems/problem.ts';
import { cspReportPath, registerCspReports } from './csp-reports.ts';
import { countInMemory, createLimiter, createRateLimitStore } from './limiter.ts';
import { createDrainState } from './draining.ts';
import { redirectToCanonicalHost } from './canonical-host.ts';

/**
 * The Trusted Types policies that may parse HTML: our rich text, which is parsed into an inert document, and the
 * editor, for pasted text.
 */
const htmlPolicies = ['rolecall-rich-text', 'ProseMirrorClipboard'];

const isCall = (url: string): boolean =>
  url.startsWith('/api') || url.startsWith('/identity') || url.startsWith('/.well-known/');

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

/** Converts the proxies to Fastify's setting. A number of proxies is counted from the nearest one. */
const trustOf = (proxies: Config['trustedProxies']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/**
 * The number of seconds after which clients should retry a call that got a 503. A crashed database is usually back by
 * then.
 */
const retryAfterSeconds = '2';

/** How long a connection may stay silent during a shutdown before it is closed. */
const silentMs = 1000;

/**
 * Browser features that our pages do not use, and that injected code must not use either. Passkeys are allowed on our
 * own pages only.
 */
const unusedFeatures =
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid magnetometer microphone midi ' +
  'payment screen-wake-lock serial usb xr-spatial-tracking';
const permissionsPolicy = unusedFeatures
  .split(' ')
  .map((feature) => `${feature}=()`)
  .concat('publickey-credentials-get=(self)', 'publickey-credentials-create=(self)')
  .join(', ');

/** Returns the verified session to which a request is attributed for rate limits; undefined if there is none. */
export type FindCallerSession = (request: FastifyRequest) => Promise<string | undefined>;

/** Responds with a problem, on the raw connection, to data that cannot be parsed as an HTTP request. */
const refuseUnreadable = (error: { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const no = refusalForStatus(error.code === 'HPE_HEADER_OVERFLOW' ? 414 : 400);
  const body = JSON.stringify(problemBody(no, newId()));
  const head = [
    `HTTP/1.1 ${String(no.refusal.status)} ${STATUS_CODES[no.refusal.status] ?? ''}`,
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};

/**
 * Creates the web server with everything that all responses share: security headers, cookies, limits and one format for
 * refusals.
 */
export const createApp = async (
  config: Config,
  log: Log,
  callerOf: FindCallerSession = () => Promise.resolve(undefined),
  leaving = createDrainState(),
  limiter = createLimiter(createClock(), countInMemory()),
): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: trustOf(config.trustedProxies),
    bodyLimit: 1_000_000,
    routerOptions: { maxParamLength: 2000 },
    forceCloseConnections: 'idle',
    // A request may arrive on an open connection while the process stops. A proxy passes a 503 on to the client.
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, raw) => {
      const reply = raw as unknown as FastifyReply;
      const no = refusalForStatus(statusOf(error));
      void reply
        .header('Cache-Control', 'no-store')
        .header('X-Content-Type-Options', 'nosniff')
        .status(no.refusal.status)
        .send(problemBody(no, request.id));
    },
  }) as unknown as FastifyInstance;

  app.decorate('ownOrigin', config.publicUrl);
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
        'require-trusted-types-for': ["'script'"],
        'trusted-types': [...htmlPolicies],
        'report-uri': [cspReportPath],
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', redirectToCanonicalHost(config.publicUrl));
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: config.uploadLimitBytes + 1, files: 1 },
    throwFileSizeLimit: false,
  });
  await app.register(rateLimit, {
    global: true,
    max: config.rateLimits.apiPerMinute,
    timeWindow: '1 minute',
    store: createRateLimitStore(limiter),
    allowList: (request) => !isCall(request.url),
    // Only a token that we issued gives a caller a limit of their own. Other headers are not trusted for this.
    keyGenerator: async (request) => (await callerOf(request)) ?? `address:${request.ip}`,
  });

  registerCspReports(app, log);

  // Browsers open connections in advance. The web server assumes that a connection without data is about to send a
  // request, so it would delay a shutdown.
  const silent = new Set<Socket>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));

  // During a shutdown every response closes its connection, because an open one would keep the process running.
  app.addHook('preClose', () => {
    leaving.begin();
    // Waits, because a newly opened connection may have a request on the way.
    setTimeout(() => {
      for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    }, silentMs).unref();
    return Promise.resolve();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    void reply.header('Permissions-Policy', permissionsPolicy);
    if (leaving.hasBegun()) void reply.header('Connection', 'close');
    if (reply.statusCode === 503) void reply.header('Retry-After', retryAfterSeconds);
    // Responses contain personal data, so neither browsers nor proxies may store them.
    if (isCall(request.url) && !reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
    done(null, payload);
  });

  app.setErrorHandler((error, request, reply) => {
    // A download's handler may already have set headers for the file.
    for (const name of ['Content-Type', 'Content-Length', 'Content-Disposition']) reply.removeHeader(name);
    const refused = refusalFromError(error);
    if (refused) {
      // Users only see a short message, so the cause is logged for operators.
      if (refused.refusal.status >= 500) {
        const operation = request.routeOptions.config.operation;
        log.warn(
          { err: error, requestId: request.id, operation, code: refused.refusal.code },
          'the request could not be served',
        );
      }
      return reply.status(refused.refusal.status).send(problemBody(refused, request.id));
    }
    const status = statusOf(error);
    if (status >= 400 && status < 500) {
      const no = refusalForStatus(status);
      return reply.status(no.refusal.status).send(problemBody(no, request.id));
    }
    log.error(
      { err: error, requestId: request.id, operation: request.routeOptions.config.operation },
      'a request failed',
    );
    return reply.status(500).send(internalErrorBody(request.id));
  });
  return app;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** The site's own origin. Only pages of this origin may send our cookies. */
    ownOrigin: string;
  }
  interface FastifyContextConfig {
    /** The name of the route's operation, for logs and metrics. */
    operation?: string;
    /** Whether the response is an endless stream. */
    isStream?: boolean;
  }
}
