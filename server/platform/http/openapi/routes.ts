import type { FastifyInstance } from 'fastify';
import { endpoints, operations } from '#contract/registry.ts';
import { renderDocsPage, docsStyle } from './docs-page.ts';
import { createOpenApiDocument } from './document.ts';

interface Published {
  readonly json: string;
  page?: string;
}

/** The documents by public address. A process creates each only once, even if it runs many servers. */
const published = new Map<string, Published>();

/** Creates the document when it is first requested. This takes about a second of processor time. */
const documentOf = (publicUrl: string): Published => {
  const known = published.get(publicUrl);
  if (known) return known;
  const made: Published = { json: JSON.stringify(createOpenApiDocument(operations, endpoints, publicUrl)) };
  published.set(publicUrl, made);
  return made;
};

const pageOf = (document: Published): string =>
  (document.page ??= renderDocsPage(JSON.parse(document.json) as Parameters<typeof renderDocsPage>[0]));

/** Registers `/api/openapi.json` and the page that shows it at `/api/docs`. Both are created at the first request. */
export const registerOpenApiDocument = (app: FastifyInstance, publicUrl: string): void => {
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(documentOf(publicUrl).json),
  );
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(pageOf(documentOf(publicUrl))));
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
};
