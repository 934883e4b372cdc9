import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Log } from '#server/platform/log/log.ts';

/** The endpoint for reports of Content-Security-Policy violations. */
export const cspReportPath = '/api/csp-report';

const perMinute = 20;
const mostBytes = 16_384;

const text = z.string().max(2000).catch('');
const reportShape = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': z.number().optional().catch(undefined),
  }),
});

/** Reduces a URL to parts that identify nobody: its origin, or the keyword that a report has instead of a URL. */
const originOf = (address: string): string => {
  const url = URL.parse(address);
  if (url === null) return /^[a-z-]{1,30}$/.test(address) ? address : '';
  return url.origin === 'null' ? url.protocol : url.origin;
};

/** Returns the name of a script, style sheet or HTML file, and for other URLs only the origin. */
const fileOf = (address: string): string => {
  const name = URL.parse(address)?.pathname.split('/').at(-1) ?? '';
  return /^[\w.-]{1,80}\.(js|css|html)$/.test(name) ? name : originOf(address);
};

/** Logs CSP reports without the sender and without the page's URL, which may contain IDs. */
export const registerCspReports = (app: FastifyInstance, log: Log): void => {
  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => {
      done(null, body);
    },
  );
  app.post(
    cspReportPath,
    { config: { rateLimit: { max: perMinute, timeWindow: '1 minute', groupId: 'csp-report' } } },
    (request, reply) => {
      let read: unknown;
      try {
        read = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
      } catch {
        read = undefined;
      }
      const parsed = reportShape.safeParse(read);
      if (parsed.success) {
        const { 'csp-report': report } = parsed.data;
        const directive = (report['effective-directive'] || report['violated-directive']).split(' ', 1)[0];
        const blocked = originOf(report['blocked-uri']);
        const source = fileOf(report['source-file']);
        log.warn(
          { directive, blocked, source, line: report['line-number'] },
          'the content security policy blocked a page',
        );
      }
      return reply.status(204).send();
    },
  );
};
