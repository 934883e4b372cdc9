import { expect, test } from 'vitest';
import { createVault } from '#server/platform/vault/vault.ts';
import { toBidOpening } from './commitment.ts';
import {
  amountsOf,
  createLotKey,
  decryptOpeningForBidder,
  decryptOpeningsForLot,
  sealOpening,
} from './sealed-opening.ts';

const vault = createVault('a secret that only tests know, and everybody reads', () =>
  Promise.reject(new Error('Nothing is signed here.')),
);
const amounts = { methodId: 3, amount: '9500', comparable: '9500', currency: 'AUD' };
const opening = toBidOpening(amounts, Buffer.alloc(32).toString('base64url'));

test('a sealed bid is opened with the key of its lot, or by its bidder, and shows nothing of the amount', () => {
  const lot = { talentRequestId: 'one', sealedKey: createLotKey(vault, 'one') };
  const { sealedForLot, sealedForBidder } = sealOpening(vault, lot, 'agency', opening);
  expect(amountsOf(decryptOpeningsForLot(vault, lot)(sealedForLot))).toEqual(amounts);
  expect(decryptOpeningForBidder(vault, 'agency', sealedForBidder)).toEqual(opening);
  expect(`${sealedForLot} ${sealedForBidder}`).not.toContain('9500');
});

test('another lot or another agency cannot open it', () => {
  const lot = { talentRequestId: 'one', sealedKey: createLotKey(vault, 'one') };
  const { sealedForLot, sealedForBidder } = sealOpening(vault, lot, 'agency', opening);
  const other = { talentRequestId: 'two', sealedKey: createLotKey(vault, 'two') };
  expect(() => decryptOpeningsForLot(vault, other)(sealedForLot)).toThrow();
  expect(() => decryptOpeningForBidder(vault, 'rival', sealedForBidder)).toThrow();
});
