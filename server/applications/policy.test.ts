import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { findEngagement } from '#server/engagements/public.ts';
import { makePrequalification } from '#server/prequalification/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from './factories.ts';
import { applyRight, employerCan } from './policy.ts';

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

test('what an employer may do is what the rules of its commands say', () => {
  const now = new Date('2026-11-20T04:01:00Z');
  const closingAt = new Date('2026-11-27T04:01:00Z');
  const open = { kind: 'successfee', engagementTypeId: 2, status: 'open', endedAs: null, closingAt } as const;
  const allowed = (statusId: ApplicationStatusId, given: object = {}) =>
    Object.entries(employerCan({ statusId }, { ...open, ...given }, now))
      .filter(([, right]) => right.allowed)
      .map(([name]) => name);
  expect(allowed(1)).toEqual(['decide']);
  expect(allowed(2)).toEqual(['revoke', 'askRebid']);
  expect(allowed(2, { engagementTypeId: 1 })).toEqual(['revoke']);
  for (const statusId of [3, 4, 5, 6, 7] as const) expect(allowed(statusId)).toEqual([]);
  expect(allowed(2, { status: 'cancelled', endedAs: 'cancelled' })).toEqual([]);
  expect(employerCan({ statusId: 2 }, open, now).decide).toMatchObject({ reasons: [{ code: 'already-decided' }] });
});
