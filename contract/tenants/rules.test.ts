import { expect, test } from 'vitest';
import { logoPathOf } from './rules.ts';

test('a logo has its own path, and without a logo there is none', () => {
  expect([logoPathOf('a1'), logoPathOf('a1', 'thumb'), logoPathOf(null)]).toEqual([
    '/api/v1/logos/a1/full',
    '/api/v1/logos/a1/thumb',
    null,
  ]);
});
