import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pino } from 'pino';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { createJobs, type Jobs } from './jobs.ts';

let kit: TestKit;
let jobs: Jobs;
beforeAll(async () => {
  kit = await createTestKit();
  jobs = createJobs(kit.databaseUrl, pino({ level: 'silent' }), 10);
});
afterAll(async () => {
  await jobs.stop(1000);
  await kit.close();
});

test('each of many concurrent jobs runs, and a failed one is retried', async () => {
  const done: number[] = [];
  let failed = 0;
  const run = (data: Record<string, unknown>): Promise<void> => {
    const n = Number(data['n']);
    if (n === 7 && failed === 0) {
      failed += 1;
      return Promise.reject(new Error('this time not'));
    }
    done.push(n);
    return Promise.resolve();
  };
  await jobs.start([{ queue: 'a-test', run }]);
  await inSystemScope(kit.source, 'a test', async (scope) => {
    for (let n = 0; n < 45; n += 1) await jobs.enqueue(scope.db, 'a-test', { n });
  });
  await vi.waitFor(() => expect(done).toHaveLength(45), { timeout: 20_000, interval: 50 });
  expect(failed).toBe(1);
  expect([...jobs.failures]).toEqual([['a-test', 1]]);
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 45 }, (_, n) => n));
}, 30_000);
