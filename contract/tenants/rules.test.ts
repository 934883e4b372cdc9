import { expect, test } from 'vitest';
import { logoPathOf } from './rules.ts';

test('a logo is read at an address of its own, and where there is none there is no address', () => {
  expect([logoPathOf('a1'), logoPathOf('a1', 'thumb'), logoPathOf(null)]).toEqual([
    '/api/v1/logos/a1/full',
    '/api/v1/logos/a1/thumb',
    null,
  ]);
});
