import { expect, test } from 'vitest';
import { documentFindings, type ApiDocument } from './api-document.ts';

const operation = (operationId: string, ...parameters: readonly string[]) => ({
  get: {
    operationId,
    tags: ['board'],
    summary: 'Reads the board.',
    description: 'For anybody.',
    security: [],
    parameters: parameters.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    responses: { 200: { description: 'Done.' }, 400: { description: 'Wrong.' } },
  },
});

const document = (paths: ApiDocument['paths']): ApiDocument => ({
  openapi: '3.1.0',
  info: {
    title: 'Board',
    version: '1',
    description: 'The board.',
    license: { name: 'All rights reserved', url: 'https://rolecall.example/terms' },
    contact: { name: 'Rolecall', url: 'https://rolecall.example' },
  },
  servers: [{ url: '/' }],
  tags: [{ name: 'board', description: 'The board.' }],
  paths,
});

const byUser = '/api/v1/engagement/assignment/{userId}';
const info = '/api/v1/engagement/{engagementId}/info';
const report = '/api/v1/engagement/{engagementId}/report';

test('a sound document has no finding, nor have two paths that the specification makes ambiguous', async () => {
  const paths = { [info]: operation('board.info', 'engagementId'), [byUser]: operation('board.byUser', 'userId') };
  expect(await documentFindings(document(paths), new Set())).toEqual([]);
});

test('one of our own paths that could match a specified one is a finding, even if a listed pair comes before it', async () => {
  const paths = {
    [info]: operation('board.info', 'engagementId'),
    [byUser]: operation('board.byUser', 'userId'),
    [report]: operation('board.report', 'engagementId'),
  };
  const findings = await documentFindings(document(paths), new Set([report]));
  expect(findings).toEqual([expect.stringMatching(/^redocly no-ambiguous-paths: .*assignment.*report/)]);
});

test('an undeclared tag, a required property that does not exist and a missing contact are findings', async () => {
  const answer = { type: 'object', required: ['waits'], additionalProperties: { type: 'integer' } };
  const { contact: _contact, ...info } = document({}).info as { contact: object };
  const call = operation('board.figures').get;
  const content = { 'application/json': { schema: answer } };
  const unsound = {
    ...document({
      '/api/board': {
        get: { ...call, tags: ['other'], responses: { ...call.responses, 200: { description: 'Done.', content } } },
      },
    }),
    info,
  };
  const findings = await documentFindings(unsound, new Set());
  expect(findings.map((finding) => finding.split(':')[0])).toEqual([
    'redocly no-required-schema-properties-undefined',
    'spectral info-contact',
    'spectral operation-tag-defined',
  ]);
});
