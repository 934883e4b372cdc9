import { expect, test } from 'vitest';
import { createRandomSource } from './random.ts';

const many = (seed: number, count: number) => {
  const chance = createRandomSource(seed);
  return Array.from({ length: count }, () => chance.between(1, 6));
};

test('the same seed gives the same decisions, and another seed different ones', () => {
  expect(many(7, 50)).toEqual(many(7, 50));
  expect(many(7, 50)).not.toEqual(many(8, 50));
});

test.each([0, 1, 7, 1_795_188_443_284])('numbers are evenly distributed from seed %d', (seed) => {
  const counts = Map.groupBy(many(seed, 6000), (one) => one);
  expect(counts.size).toBe(6);
  for (const one of counts.values()) expect(Math.abs(one.length - 1000)).toBeLessThan(150);
});

test('a share of 1 always happens, a share of 0 never does, and an empty list gives nothing', () => {
  const chance = createRandomSource(3);
  expect([chance.happens(1), chance.happens(0), chance.pick([]), chance.pick(['one'])]).toEqual([
    true,
    false,
    undefined,
    'one',
  ]);
});
