import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeInboundAddress } from '../factories.ts';
import { findAddress } from './find-address.ts';

const domain = 'reply.rolecall.example';
let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const find = (address: string) =>
  inSystemScope({ ...kit.source, settings: { ...kit.source.settings, inboundMailDomain: domain } }, 'a test', (scope) =>
    findAddress(scope, address),
  );

test('an address is known by its token while its user has an account', async () => {
  const { talentRequestId, owner } = market;
  const { id, token } = await makeInboundAddress(kit.db, { userId: owner.id, talentRequestId });
  expect(await find(`cv+${token}@${domain}`)).toEqual({ id });
  expect(await find(`cv+${'0'.repeat(32)}@${domain}`)).toBeUndefined();
  expect(await kit.asSystem((scope) => findAddress(scope, `cv+${token}@${domain}`))).toBeUndefined();
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', owner.id).execute();
  expect(await find(`cv+${token}@${domain}`)).toBeUndefined();
});
