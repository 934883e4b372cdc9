import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { operation } from './operation.ts';
import { buildWireRequest, readWireInput } from './wire.ts';

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

test('the input is read from the request in the form in which it was sent', () => {
  const write = operation({
    name: 'room.write',
    summary: 'A write with fields everywhere',
    effect: 'write',
    access: 'public',
    input: z.object({ id: z.string(), page: z.int(), kinds: z.array(z.int()), note: z.string().nullable() }),
    output: z.object({}),
  });
  const at = endpoint<typeof write>('room.write', 'POST', '/api/thing/{thingId}', {
    names: { id: 'thingId' },
    locations: { page: 'query', kinds: 'header' },
  });
  const input = { id: 'a', page: 2, kinds: [1, 2], note: null };
  const sent = buildWireRequest(at, input);
  expect(sent).toMatchObject({ url: '/api/thing/a?page=2', headers: { kinds: '1,2' }, body: { note: null } });
  const parts = { path: { thingId: 'a' }, query: { page: '2' }, header: sent.headers, body: sent.body ?? {} };
  expect(readWireInput(write, at, (place) => parts[place])).toEqual(input);
});

test('a constant of an endpoint is part of the input, and no request can contain or change it', () => {
  const read = operation({
    name: 'room.read',
    summary: 'A read limited to one kind',
    effect: 'read',
    access: 'public',
    input: z.object({ id: z.string(), kind: z.string().optional() }),
    output: z.object({}),
  });
  const at = endpoint<typeof read>('room.read', 'GET', '/api/auction/{id}', { constants: { kind: 'auction' } });
  expect(buildWireRequest(at, { id: 'a', kind: 'other' }).url).toBe('/api/auction/a');
  const parts = { path: { id: 'a' }, query: { kind: 'other' }, header: {}, body: {} };
  expect(readWireInput(read, at, (place) => parts[place])).toEqual({ id: 'a', kind: 'auction' });
});
