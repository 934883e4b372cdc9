import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { longestBlockMs, processorMs } from './processor-time.ts';

const compute = (ms: number): void => {
  let done = 0;
  while (done < ms) done += processorMs(() => JSON.parse(JSON.stringify(Array.from({ length: 2_000 }, String))));
};

test('work counts with the time that it computes, and waiting does not count', async () => {
  expect(processorMs(() => compute(50))).toBeGreaterThanOrEqual(50);
  expect(await longestBlockMs(() => sleep(300))).toBeLessThan(200);
});

test('the longest part counts that lets nothing else run, and not the sum of all parts', async () => {
  const longest = await longestBlockMs(async () => {
    for (let part = 0; part < 10; part += 1) {
      compute(100);
      await sleep(15);
    }
  });
  expect(longest).toBeGreaterThanOrEqual(100);
  expect(longest).toBeLessThan(600);
});
