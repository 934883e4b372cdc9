import { formatReason } from '#contract/applications/rules.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { readApplicationReason } from './application-reason.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

test("the reason is the employer's choice from the list, followed by its own text", async () => {
  const reasonOf = async (given: { reasonCode: string | null; reasonText: string | null }) => {
    const { id: engagementId } = await makeEngagement(kit.db, { clientId: market.client.id });
    const statusId = applicationStatus.revoked;
    const { id } = await makeApplication(kit.db, { engagementId, supplierId: market.agency.id, statusId, ...given });
    return kit.asSystem((scope) => readApplicationReason(scope, id));
  };
  const listed = formatReason(applicationStatus.revoked, '1') ?? '';
  expect(listed).not.toBe('');
  expect(await reasonOf({ reasonCode: '1', reasonText: 'No licence' })).toBe(`${listed}: No licence`);
  expect(await reasonOf({ reasonCode: '1', reasonText: '' })).toBe(listed);
  expect(await reasonOf({ reasonCode: null, reasonText: null })).toBe('');
});
