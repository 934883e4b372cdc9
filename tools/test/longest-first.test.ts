import { expect, test } from 'vitest';
import { positionInRun } from './longest-first.ts';

test('the longest files start first, and quick ones last', () => {
  const files = [
    'web/platform/clock.test.ts',
    'server/support/routes.operations.test.ts',
    'server/market-model.test.ts',
    'server/candidates/routes.operations.test.ts',
  ];
  expect(files.toSorted((a, b) => positionInRun(a) - positionInRun(b))).toEqual([
    'server/market-model.test.ts',
    'server/candidates/routes.operations.test.ts',
    'server/support/routes.operations.test.ts',
    'web/platform/clock.test.ts',
  ]);
});
