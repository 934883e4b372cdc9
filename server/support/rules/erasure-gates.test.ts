import { expect, test } from 'vitest';
import { erasureGates } from './erasure-gates.ts';

test("of an agency its owners alone have people erased; Rolecall's staff may as well", () => {
  expect(erasureGates({ side: 'agency', isOwner: true })).toEqual([]);
  expect(erasureGates({ side: 'provider' })).toEqual([]);
  expect(erasureGates({ side: 'agency', isOwner: false })).toMatchObject([{ code: 'owners-erase' }]);
});
