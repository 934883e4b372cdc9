import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeMarketFixture, type MarketFixture } from '../factories.ts';
import { readTerms } from './read-terms.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('the terms have their version, their hash, the way to apply and the right', async () => {
  const { engagementId } = market;
  const terms = await kit.asAgency(market.owner.id, (scope) => readTerms(scope, { engagementId }));
  expect(terms).toMatchObject({
    engagementId,
    clientName: 'Northwind Health',
    way: 'set-rate',
    terms: {
      termsVersion: 1,
      feeTypeId: 1,
      feePercent: '13.7500',
      feeAmount: null,
      currencyCode: 'AUD',
      guaranteeDays: 90,
    },
    termsHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    can: { apply: { allowed: true } },
  });
});

test('an unpublished engagement has no readable terms', async () => {
  const hidden = await makeEngagement(kit.db, { clientId: market.client.id, publishedAt: null });
  const answer = await kit.asAgency(market.owner.id, (scope) => readTerms(scope, { engagementId: hidden.id }));
  expect(answer).toMatchObject({ refusal: { code: 'not-found' } });
});
