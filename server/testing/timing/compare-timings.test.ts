import { expect, test } from 'vitest';
import { compareTimings } from './compare-timings.ts';

const around = (centre: number, spread: number, shift = 0) =>
  Array.from({ length: 40 }, (_, index) => centre + spread * Math.sin(index * 7.3 + shift));

test('durations of the same work do not differ, although some are much longer', () => {
  const slow = [...around(40, 6, 1).slice(4), 400, 500, 600, 700];
  expect(compareTimings(around(40, 6), slow)).toMatchObject({ differs: false });
});

test('a consistent difference of a tenth of a millisecond in forty is ignored', () => {
  expect(compareTimings(around(40, 0.01), around(40.1, 0.01))).toMatchObject({ differs: false });
});

test('work that is skipped, in full or by half, is detected', () => {
  expect(compareTimings(around(40, 10), around(20, 10))).toMatchObject({ differs: true });
  expect(compareTimings(around(2, 1), around(40, 10))).toMatchObject({ differs: true, effect: 0 });
});
