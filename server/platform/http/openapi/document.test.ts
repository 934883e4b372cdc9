import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints, operations } from '#contract/registry.ts';
import { renderDocsPage } from './docs-page.ts';
import { createOpenApiDocument } from './document.ts';

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<string, { operationId: string; parameters: { name: string; in: string }[]; responses: object }>
  >;
}
const document = createOpenApiDocument(operations, endpoints, 'http://localhost:3000') as unknown as Document;
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ path, method, call })),
);

test('every endpoint is in the document, with its method', () => {
  for (const at of endpoints) expect(document.paths[at.path]?.[at.method.toLowerCase()]).toBeDefined();
  expect(calls).toHaveLength(new Set(endpoints.map((at) => `${at.method} ${at.path}`)).size);
});

test('every specified call is in the document, with its method and path [V01]', () => {
  const rows = readFileSync(join(import.meta.dirname, '../../../../docs/api.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  const unnamed = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');
  const documented = new Set(calls.map(({ method, path }) => `${method.toUpperCase()} ${unnamed(path)}`));
  const missing = rows
    .map((row) => row.split('\t'))
    .map(([, method = '', path = '']) => `${method} ${unnamed(path)}`)
    .filter((call) => !documented.has(call));
  expect(rows).toHaveLength(288);
  expect(missing).toEqual([]);
});

test('the document is OpenAPI 3.1, with one ID per call', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(new Set(calls.map(({ call }) => call.operationId)).size).toBe(calls.length);
});

test('every name in a path is a parameter of the path', () => {
  for (const { path, call } of calls) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const inPath = call.parameters.filter((one) => one.in === 'path').map((one) => one.name);
    expect([path, new Set(inPath)]).toEqual([path, new Set(named)]);
  }
});

test('a constant of an endpoint is not a parameter', () => {
  const at = document.paths['/api/fulfillment/competitive/candidates/{talentRequestId}/{candidateId}']?.['get'];
  expect(at?.parameters.map(({ name }) => name)).toEqual(['candidateId', 'talentRequestId']);
});

test('every call describes its response, and its own refusals by status', () => {
  const submit = calls.find(({ call }) => call.operationId === 'candidates.submit');
  expect(JSON.stringify(submit?.call.responses)).toContain('candidate-in-request');
  for (const { call } of calls)
    expect(Object.keys(call.responses)).toEqual(expect.arrayContaining(['200', '400', 'default']));
});

test('a write lists its Idempotency-Key; session calls and exports without one do not', () => {
  const keyed = (operationId: string): boolean =>
    calls.some(
      ({ call }) => call.operationId === operationId && call.parameters.some((one) => one.name === 'Idempotency-Key'),
    );
  const writes = operations.filter(({ effect }) => effect === 'write').map(({ name }) => name);
  expect(writes.filter((name) => !keyed(name)).sort()).toEqual([
    'consents.export',
    'identity.askForPasskey',
    'identity.beginPasskey',
    'identity.beginRequiredSecondFactor',
    'identity.beginSecondFactor',
    'identity.changePassword',
    'identity.confirmPassword',
    'identity.confirmRequiredSecondFactor',
    'identity.confirmSecondFactor',
    'identity.endOwnSession',
    'identity.endSession',
    'identity.exchangeCode',
    'identity.renewSession',
    'identity.signIn',
    'identity.signInWithPasskey',
    'people.export',
  ]);
});

test('the docs page lists every call and runs no script', () => {
  const page = renderDocsPage(document as unknown as Record<string, unknown>);
  for (const { path } of calls) expect(page).toContain(path);
  expect(page).not.toContain('<script');
});
