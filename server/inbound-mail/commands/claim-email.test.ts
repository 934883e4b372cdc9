import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeInboundAddress, makeInboundEmail } from '../factories.ts';
import { claimInboundEmail, markEmailProcessed } from './claim-email.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('two processes take two emails; one that is not finished is taken again after some minutes [N05]', async () => {
  const { talentRequestId } = market;
  const { id: addressId } = await makeInboundAddress(kit.db, { userId: market.owner.id, talentRequestId });
  const emails = [await makeInboundEmail(kit.db, { addressId }), await makeInboundEmail(kit.db, { addressId })];
  const claim = async () => (await kit.asSystem(claimInboundEmail))?.id ?? 'none';
  const ids = emails.map(({ id }) => id).toSorted();
  expect(new Set(await Promise.all([claim(), claim(), claim()]))).toEqual(new Set([...ids, 'none']));
  const [first = '', second = ''] = ids;
  const finish = (id: string) => kit.asSystem((scope) => markEmailProcessed(scope, id, { status: 'accepted' }));
  expect([await finish(first), await finish(first)]).toEqual([true, false]);
  kit.clock.advance(5 * 60_000);
  expect(await kit.asSystem(claimInboundEmail)).toMatchObject({ id: second, attempts: 2, userId: market.owner.id });
  const { raw, sender } = await kit.db
    .selectFrom('inboundEmail')
    .select(['raw', 'sender'])
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  expect({ raw, sender }).toEqual({ raw: null, sender: null });
});
