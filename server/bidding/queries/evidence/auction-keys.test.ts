import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listAuctionKeys } from './auction-keys.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('keys that no longer sign are listed as well, oldest first, without their private part', async () => {
  await kit.source.vault.ready();
  const [current] = await kit.db.selectFrom('auctionKey').selectAll().execute();
  if (!current) throw new Error('The key is not registered.');
  const { jwk } = current;
  const former = { ...jwk, kid: 'former' };
  await kit.db
    .insertInto('auctionKey')
    .values({ kid: 'former', jwk: JSON.stringify(former), since: new Date('2026-01-01T00:00:00Z') })
    .execute();
  const { keys } = (await kit.asSystem(listAuctionKeys)) as { keys: Record<string, unknown>[] };
  expect(keys).toEqual([former, jwk]);
  for (const key of keys) expect(key).not.toHaveProperty('d');
});
