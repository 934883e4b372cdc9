import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { logLeafKinds } from '#contract/bidding/states.ts';
import { commitmentOf, toBidOpening } from './commitment.ts';
import { serializeLeaf, bidderReadableLeafKinds } from './leaf.ts';

const amounts = { methodId: 1, amount: '13.8000', comparable: '13524.00', currency: 'AUD' };
const salt = Buffer.alloc(32, 7).toString('base64url');

test('a commitment is the SHA-256 of the canonical amounts followed by the salt', () => {
  const opening = toBidOpening(amounts, salt);
  expect(opening.amounts).toBe('{"amount":"13.8000","comparable":"13524.00","currency":"AUD","methodId":1}');
  const expected = createHash('sha256').update(Buffer.concat([Buffer.from(opening.amounts), Buffer.alloc(32, 7)]));
  expect(commitmentOf(opening)).toBe(expected.digest('hex'));
});

test('another amount or salt gives another commitment, and a salt of another length is refused', () => {
  const others = [
    toBidOpening({ ...amounts, amount: '13.8001' }, salt),
    toBidOpening(amounts, Buffer.alloc(32, 8).toString('base64url')),
  ];
  for (const other of others) expect(commitmentOf(other)).not.toBe(commitmentOf(toBidOpening(amounts, salt)));
  // If salts could have any length, a digit could move from the salt to the amounts.
  expect(() => commitmentOf({ ...toBidOpening(amounts, salt), salt: salt.slice(4) })).toThrow('32 bytes');
});

test('a leaf is canonical JSON, independent of the order of its members', () => {
  const leaf = { kind: 'pause', lot: 'a lot', time: '2026-11-20T04:01:00.123456Z', nonce: 'n', reason: null } as const;
  expect(serializeLeaf(leaf)).toBe(
    '{"kind":"pause","lot":"a lot","nonce":"n","reason":null,"time":"2026-11-20T04:01:00.123456Z"}',
  );
});

test('leaves about bidders are not public', () => {
  expect(logLeafKinds.filter((kind) => !bidderReadableLeafKinds.includes(kind))).toEqual([
    'bid',
    'withdrawal',
    'revocation',
    'confirmation',
    'award',
  ]);
});
