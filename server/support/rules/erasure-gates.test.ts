import { expect, test } from 'vitest';
import { erasureGates } from './erasure-gates.ts';

test("in an agency only owners may have people erased; Rolecall's staff may too", () => {
  expect(erasureGates({ side: 'agency', isOwner: true })).toEqual([]);
  expect(erasureGates({ side: 'provider' })).toEqual([]);
  expect(erasureGates({ side: 'agency', isOwner: false })).toMatchObject([{ code: 'owners-erase' }]);
});
