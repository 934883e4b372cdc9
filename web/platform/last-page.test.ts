import { expect, test } from 'vitest';
import { lastPageFor } from './last-page.ts';

test.each([
  [999, 10, 14, 1],
  [1, 10, 10, 0],
  [2, 10, 21, undefined],
  [0, 10, 0, undefined],
  [5, 10, 0, undefined],
  [5, 10, undefined, undefined],
])('page %s of %s each, %s in all: %s', (page, pageSize, total, last) => {
  expect(lastPageFor(page, pageSize, total)).toBe(last);
});
