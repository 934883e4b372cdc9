import { expect, test } from 'vitest';
import { compareTimings } from './compare-timings.ts';

const around = (centre: number, spread: number, shift = 0) =>
  Array.from({ length: 40 }, (_, index) => centre + spread * Math.sin(index * 7.3 + shift));

test('durations of the same work are not told apart, though some are much longer', () => {
  const slow = [...around(40, 6, 1).slice(4), 400, 500, 600, 700];
  expect(compareTimings(around(40, 6), slow)).toMatchObject({ differs: false });
});

test('a tenth of a millisecond in forty is not told, though it is always there', () => {
  expect(compareTimings(around(40, 0.01), around(40.1, 0.01))).toMatchObject({ differs: false });
});

test('work that is left out, or half of it, is told', () => {
  expect(compareTimings(around(40, 10), around(20, 10))).toMatchObject({ differs: true });
  expect(compareTimings(around(2, 1), around(40, 10))).toMatchObject({ differs: true, effect: 0 });
});
