import { expect, test } from 'vitest';
import { endpoint } from './endpoint.ts';
import { wireRequest } from './wire.ts';

test('fields stand in the path, the query or the body by the rule, and under their wire names', () => {
  const at = endpoint('room.read', 'GET', '/api/thing/{auctionId}', { names: { engagementId: 'auctionId' } });
  expect(wireRequest(at, { engagementId: 'a b', kinds: ['x', 'y'], page: 0, none: undefined })).toEqual({
    method: 'GET',
    url: '/api/thing/a%20b?kinds=x&kinds=y&page=0',
    headers: {},
    body: undefined,
  });
});

test('a write carries its input in the body, and repeats who calls where the address asks for it', () => {
  const at = endpoint('room.write', 'PATCH', '/api/thing', { claims: { lastEditedBy: { place: 'body', is: 'user' } } });
  expect(wireRequest(at, { text: 'x' }, { userId: 'me' }).body).toEqual({ text: 'x', lastEditedBy: 'me' });
});
