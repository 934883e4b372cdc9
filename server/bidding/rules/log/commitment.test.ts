import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentOf, toBidOpening } from './commitment.ts';

const salt = Buffer.alloc(32, 7).toString('base64url');
const amounts = { methodId: 3, amount: '9500', comparable: '9500', currency: 'AUD' };

test('a commitment is the SHA-256 of the canonical amounts followed by the bytes of the salt', () => {
  const opening = toBidOpening(amounts, salt);
  expect(opening).toEqual({ amounts: '{"amount":"9500","comparable":"9500","currency":"AUD","methodId":3}', salt });
  const expected = createHash('sha256')
    .update(Buffer.concat([Buffer.from(opening.amounts), Buffer.alloc(32, 7)]))
    .digest('hex');
  expect(commitmentOf(opening)).toBe(expected);
});

test('it binds the bidder to each part of the amounts and hides them by the salt', () => {
  const commitment = commitmentOf(toBidOpening(amounts, salt));
  const others = [
    toBidOpening({ ...amounts, methodId: 4 }, salt),
    toBidOpening({ ...amounts, amount: '9500.00' }, salt),
    toBidOpening({ ...amounts, comparable: '9501' }, salt),
    toBidOpening({ ...amounts, currency: 'EUR' }, salt),
    toBidOpening(amounts, Buffer.alloc(32, 8).toString('base64url')),
  ].map(commitmentOf);
  expect(new Set([commitment, ...others]).size).toBe(6);
});

test('a salt of another length is refused, because amounts could be found by trying', () => {
  for (const bytes of [0, 31, 33])
    expect(() => commitmentOf(toBidOpening(amounts, Buffer.alloc(bytes).toString('base64url')))).toThrow('32 bytes');
});
