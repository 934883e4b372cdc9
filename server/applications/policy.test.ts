import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { findEngagement } from '#server/engagements/public.ts';
import { makePrequalification } from '#server/prequalification/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeApplication, makeMarket, type Market } from './factories.ts';
import { applyRight, decideRight } from './policy.ts';

let kit: TestKit;
let market: Market;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarket(kit.db);
});
afterAll(() => kit.close());

const codesFor = (userId: string, engagementId: string) =>
  kit.asAgency(userId, async (scope) => {
    const engagement = await findEngagement(scope, engagementId);
    const right = engagement && (await applyRight(scope, engagement));
    return right?.allowed === false ? right.reasons.map((reason) => reason.code) : [];
  });

describe('the right to apply', () => {
  test('the owner may, a standard user lacks the right', async () => {
    expect(await codesFor(market.owner.id, market.engagementId)).toEqual([]);
    expect(await codesFor(market.standard.id, market.engagementId)).toEqual(['no-permission']);
  });

  test("a rival's application and prequalification count for the rival alone", async () => {
    const engagement = await makeEngagement(kit.db, { clientId: market.client.id, requiresPrequalification: true });
    await makePrequalification(kit.db, { supplierId: market.rival.id, clientId: market.client.id });
    await makeApplication(kit.db, { engagementId: engagement.id, supplierId: market.rival.id });
    expect(await codesFor(market.owner.id, engagement.id)).toEqual(['prequalification-needed']);
    expect(await codesFor(market.rivalOwner.id, engagement.id)).toEqual(['already-applied']);
  });
});

test('the right to decide is the rule of the command', () => {
  const open = { status: 'open', endedAs: null } as const;
  expect(decideRight({ statusId: 1 }, open)).toEqual({ allowed: true });
  expect(decideRight({ statusId: 2 }, open)).toMatchObject({ allowed: false, reasons: [{ code: 'already-decided' }] });
});
