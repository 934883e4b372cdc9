import { expect, it } from 'vitest';
import { isOfOtherKind } from './other-kind.ts';

it.each([
  [undefined, 'competitive', false],
  [undefined, 'successfee', false],
  ['competitive', 'competitive', false],
  ['competitive', 'successfee', true],
  ['successfee', 'competitive', true],
] as const)('a call limited to %s leaves out the kind %s: %s', (auctionType, kind, expected) => {
  expect(isOfOtherKind({ auctionType }, { kind })).toBe(expected);
});
