import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { createLease } from './lease.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('of several processes one gets the lease, and holds it by renewing it', async () => {
  const processes = [1, 2, 3, 4].map(() => createLease(kit.source, 'one of many', 60));
  const taken = await Promise.all(processes.map((each) => each.take()));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await Promise.all(processes.map((each) => each.take()))).toEqual(taken);
});

test('a lease that is released, or whose holder is gone, goes to the next process', async () => {
  const [first, second] = [createLease(kit.source, 'handed on', 60), createLease(kit.source, 'handed on', 0.05)];
  expect([await first.take(), await second.take()]).toEqual([true, false]);
  await second.release();
  expect(await second.take()).toBe(false);
  await first.release();
  expect(await second.take()).toBe(true);
  await sleep(80);
  expect(await first.take()).toBe(true);
});

test('leases with different names are independent', async () => {
  expect(await createLease(kit.source, 'this', 60).take()).toBe(true);
  expect(await createLease(kit.source, 'that', 60).take()).toBe(true);
});
