import { expect, test } from 'vitest';
import { backOffMs } from './back-off.ts';

test('each delay is twice as long as the previous one, up to half a minute', () => {
  expect([0, 1, 2, 3, 6, 7, 60].map((failures) => backOffMs(failures, 0.5))).toEqual([
    500, 1000, 2000, 4000, 30_000, 30_000, 30_000,
  ]);
});

test('pages that lost the feed at the same time reconnect at different times', () => {
  expect(backOffMs(2, 0)).toBe(1000);
  expect(backOffMs(2, 0.999)).toBe(2998);
});
