import { expect, test } from 'vitest';
import { reasonsAgainstErasing } from './erasure-reasons.ts';

test("in an agency only owners may have people erased; Rolecall's staff may too", () => {
  expect(reasonsAgainstErasing({ side: 'agency', isOwner: true })).toEqual([]);
  expect(reasonsAgainstErasing({ side: 'provider' })).toEqual([]);
  expect(reasonsAgainstErasing({ side: 'agency', isOwner: false })).toMatchObject([{ code: 'owners-erase' }]);
});
