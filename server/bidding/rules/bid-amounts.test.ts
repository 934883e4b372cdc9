import { expect, test } from 'vitest';
import { bidAmounts } from './bid-amounts.ts';
import { commitmentOf, toBidOpening } from './log/commitment.ts';

test('a bid has one commitment, with any number of stored decimals', () => {
  const salt = Buffer.alloc(32).toString('base64url');
  const commitment = (amount: string, comparable: string) =>
    commitmentOf(toBidOpening(bidAmounts({ methodId: 3, amount, comparable, currency: 'AUD' }), salt));
  expect(commitment('9500', '9500.00')).toBe(commitment('9500.0000', '9500'));
  expect(commitment('9500', '9500')).not.toBe(commitment('9500.1', '9500.1'));
});
