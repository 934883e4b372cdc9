import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { findEngagement } from '#server/engagements/public.ts';
import { makePrequalification } from '#server/prequalification/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '../factories.ts';
import { readRightToApply } from './apply-right.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const codesFor = (userId: string, engagementId: string) =>
  kit.asAgency(userId, async (scope) => {
    const engagement = await findEngagement(scope, engagementId);
    const right = engagement && (await readRightToApply(scope, engagement));
    return right?.allowed === false ? right.reasons.map((reason) => reason.code) : [];
  });

describe('the right to apply', () => {
  test('an owner may apply, and a standard user may not', async () => {
    expect(await codesFor(market.owner.id, market.engagementId)).toEqual([]);
    expect(await codesFor(market.standard.id, market.engagementId)).toEqual(['no-permission']);
  });

  test("a rival's application and prequalification have no effect on the agency's right", async () => {
    const engagement = await makeEngagement(kit.db, { clientId: market.client.id, requiresPrequalification: true });
    await makePrequalification(kit.db, { supplierId: market.rival.id, clientId: market.client.id });
    await makeApplication(kit.db, { engagementId: engagement.id, supplierId: market.rival.id });
    expect(await codesFor(market.owner.id, engagement.id)).toEqual(['prequalification-needed']);
    expect(await codesFor(market.rivalOwner.id, engagement.id)).toEqual(['already-applied']);
  });
});
