import { expect, test } from 'vitest';
import { submitCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { listCandidatesEndpoint } from '#contract/candidates/endpoints/centre.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { requestFault } from './fake-api.ts';

const faultOf = (at: Endpoint, query: string, body: Record<string, unknown> = {}) =>
  requestFault(at, { operation: at.operation, path: {}, query: new URLSearchParams(query), body }, new Headers());

test('a request is accepted like on the server: text in the URL has the type of its field', () => {
  expect(faultOf(listCandidatesEndpoint, 'pageSize=10&pageCurrent=0&candidateStatusId=1&candidateStatusId=4')).toBe(
    undefined,
  );
});

test('a request that the schema of its operation refuses is a fault, which names the operation and the field', () => {
  expect(faultOf(listCandidatesEndpoint, 'pageSize=ten')).toMatch(/candidates\.list[^]*pageSize/);
  expect(faultOf(submitCandidateEndpoint, '', { firstName: 'Aino' })).toMatch(/candidates\.submit[^]*lastName/);
});
