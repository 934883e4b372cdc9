import { expect, test } from 'vitest';
import { endpoint } from './endpoint.ts';
import { buildWireRequest } from './wire.ts';

test('fields go into the path, the query or the body by the rule, under their API names', () => {
  const at = endpoint('room.read', 'GET', '/api/thing/{auctionId}', { names: { engagementId: 'auctionId' } });
  expect(buildWireRequest(at, { engagementId: 'a b', kinds: ['x', 'y'], page: 0, none: undefined })).toEqual({
    method: 'GET',
    url: '/api/thing/a%20b?kinds=x&kinds=y&page=0',
    headers: {},
    body: undefined,
  });
});

test('a write has its input in the body, and repeats the caller where the endpoint requires it', () => {
  const at = endpoint('room.write', 'PATCH', '/api/thing', { claims: { lastEditedBy: { place: 'body', is: 'user' } } });
  expect(buildWireRequest(at, { text: 'x' }, { userId: 'me' }).body).toEqual({ text: 'x', lastEditedBy: 'me' });
});
