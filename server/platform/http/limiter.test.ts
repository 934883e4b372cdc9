import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { purgeIdempotencyKeys } from '#server/platform/jobs/purge-idempotency-keys.ts';
import { countInMemory, countInDatabase, createLimiter } from './limiter.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const process = () => createLimiter(kit.clock, countInDatabase(kit.source.db));
const taken = async (limiters: readonly ReturnType<typeof process>[], key: string, share: number, tries: number) => {
  const hits = await Promise.all(
    Array.from(
      { length: tries },
      (_, n) => limiters[n % limiters.length]?.(key, share) ?? Promise.reject(new Error('No limiter.')),
    ),
  );
  return hits.filter((hit) => hit.isWithin).length;
};

test('several processes share one limit, which starts again the next minute', async () => {
  const three = [process(), process(), process()];
  expect(await taken(three, 'a', 10, 60)).toBe(10);
  expect(await taken(three, 'b', 10, 60)).toBe(10);
  kit.clock.advance(60_000);
  expect(await taken(three, 'a', 10, 60)).toBe(10);
});

test('a window of an hour is shared too, and its count outlives the deletion of old ones', async () => {
  const hourly = () => createLimiter(kit.clock, countInDatabase(kit.source.db), undefined, 60);
  kit.clock.set(new Date('2026-11-20T05:00:00Z'));
  expect(await taken([hourly(), hourly()], 'e', 10, 30)).toBe(10);
  kit.clock.set(new Date('2026-11-20T05:59:59Z'));
  await purgeIdempotencyKeys(kit.source).run({});
  expect(await taken([hourly(), hourly()], 'e', 10, 30)).toBe(0);
  kit.clock.advance(1000);
  expect(await taken([hourly(), hourly()], 'e', 10, 30)).toBe(10);
  kit.clock.advance(3_700_000);
  await purgeIdempotencyKeys(kit.source).run({});
  expect(await kit.db.selectFrom('rateLimit').selectAll().execute()).toEqual([]);
});

test('a large limit is drawn in parts: few statements, and never more than the limit', async () => {
  let statements = 0;
  const count = countInDatabase(kit.source.db);
  const limiter = createLimiter(kit.clock, (...hit) => {
    statements += 1;
    return count(...hit);
  });
  let within = 0;
  for (let n = 0; n < 700; n += 1) within += (await limiter('c', 600)).isWithin ? 1 : 0;
  expect([within, statements]).toEqual([600, 20]);
});

test('stored keys contain no address', async () => {
  await process()('address:203.0.113.9', 5);
  const rows = await kit.db.selectFrom('rateLimit').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('203.0.113.9');
});

test('without a database each process counts separately', async () => {
  const limiter = createLimiter(kit.clock, () => Promise.reject(new Error('The database is away.')));
  const here = createLimiter(kit.clock, countInMemory());
  for (const one of [limiter, here]) {
    const hits = [];
    for (let n = 0; n < 3; n += 1) hits.push((await one('d', 2)).isWithin);
    expect(hits).toEqual([true, true, false]);
  }
});
