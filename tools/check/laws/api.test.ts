import { expect, test } from 'vitest';
import { apiFindings } from './api.ts';

const specified = [
  'area\tmethod\tpath\taccess\twhat',
  'team\tGET\t/api/users/{id}\tbearer\t',
  'team\tPOST\t/api/users\tManage Users=Add Tech Support\t',
  'testimonials\tGET\t/api/testimonial/{token}\ttoken\t',
  'auctions\tPATCH\t/api/cancel\temployer\t',
].join('\n');
const own = 'area\tmethod\tpath\taccess\twhat\nidentity\tGET\t/api/session\tpublic\t\n';

test('documented endpoints with matching method, path and access pass', () => {
  const operations = [
    { name: 'team.get', access: { agency: 'any', client: 'any' } },
    { name: 'team.add', access: { agency: 'Manage Users=Add Tech Support' } },
    { name: 'testimonials.get', access: 'public' },
    { name: 'engagements.cancel', access: { client: 'any' } },
    { name: 'identity.session', access: 'public' },
  ] as const;
  const endpoints = [
    { operation: 'team.get', method: 'GET', path: '/api/users/{userId}' },
    { operation: 'team.add', method: 'POST', path: '/api/users' },
    { operation: 'testimonials.get', method: 'GET', path: '/api/testimonial/{token}' },
    { operation: 'engagements.cancel', method: 'PATCH', path: '/api/cancel' },
    { operation: 'identity.session', method: 'GET', path: '/api/session' },
  ] as const;
  expect(apiFindings({ operations, endpoints }, specified, own)).toEqual([]);
});

test('an endpoint that is undocumented, documented twice, missing, without operation or with other access is found', () => {
  const operations = [
    { name: 'team.get', access: 'public' },
    { name: 'team.list', access: { agency: 'any' } },
    { name: 'team.lost', access: { agency: 'any' } },
  ] as const;
  const endpoints = [
    { operation: 'team.get', method: 'GET', path: '/api/users/{id}' },
    { operation: 'team.list', method: 'GET', path: '/api/users/{other}' },
    { operation: 'team.list', method: 'GET', path: '/api/people' },
    { operation: 'team.gone', method: 'POST', path: '/api/users' },
  ] as const;
  expect(apiFindings({ operations, endpoints }, specified, own).map(({ says }) => says)).toEqual([
    "GET /api/users/{id} (team.get) is open to 'public', but docs/api.tsv says 'bearer'. Correct its access.",
    'GET /api/users/{other} stands there twice. One address has one operation.',
    'GET /api/people (team.list) is in neither docs/api.tsv nor docs/api-own.tsv. Correct it, or write it into docs/api-own.tsv.',
    "POST /api/users leads to team.gone, which is no operation. List it in the room's operations.ts.",
    'GET /api/testimonial/{} is specified in docs/api.tsv and missing. Give an operation this endpoint.',
    'PATCH /api/cancel is specified in docs/api.tsv and missing. Give an operation this endpoint.',
    "the operation team.lost has no endpoint. Give it one in the room's endpoints.ts.",
  ]);
});
