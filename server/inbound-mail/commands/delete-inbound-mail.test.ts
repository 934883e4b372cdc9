import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeInboundAddress, makeInboundEmail } from '../factories.ts';
import { deleteInboundMail, purgeInboundMail } from './delete-inbound-mail.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const emails = async () =>
  (await kit.db.selectFrom('inboundEmail').select('id').orderBy('id').execute()).map(({ id }) => id);

test('processed emails are forgotten after 30 days, waiting ones are not; erasing a user deletes all', async () => {
  const { talentRequestId } = market;
  const { id: addressId } = await makeInboundAddress(kit.db, { userId: market.owner.id, talentRequestId });
  const waiting = await makeInboundEmail(kit.db, { addressId });
  await makeInboundEmail(kit.db, { addressId, status: 'accepted', raw: null, sender: null });
  await kit.asSystem(purgeInboundMail);
  expect(await emails()).toHaveLength(2);
  kit.clock.advance(31 * 86_400_000);
  await kit.asSystem(purgeInboundMail);
  expect(await emails()).toEqual([waiting.id]);
  await kit.asSystem((scope) => deleteInboundMail(scope, market.owner.id));
  expect(await emails()).toEqual([]);
});
