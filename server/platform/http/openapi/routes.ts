import type { FastifyInstance } from 'fastify';
import { endpoints, operations } from '#contract/registry.ts';
import { renderDocsPage, docsStyle } from './docs-page.ts';
import { createOpenApiDocument } from './document.ts';

/** Registers `/api/openapi.json` and the page that shows it at `/api/docs`. Both are created at the first request. */
export const registerOpenApiDocument = (app: FastifyInstance, publicUrl: string): void => {
  let made: { json: string; page: string } | undefined;
  const document = () => {
    if (!made) {
      const description = createOpenApiDocument(operations, endpoints, publicUrl);
      made = { json: JSON.stringify(description), page: renderDocsPage(description) };
    }
    return made;
  };
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document().json),
  );
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(document().page));
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
};
