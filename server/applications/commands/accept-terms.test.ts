import { afterAll, beforeAll, expect, test } from 'vitest';
import { findEngagement } from '#server/engagements/public.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '../factories.ts';
import { hashTerms } from '../queries/terms.ts';
import { acceptCurrentTerms } from './accept-terms.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  for (const { id: supplierId } of [market.agency, market.rival])
    await makeApplication(kit.db, { engagementId: market.engagementId, supplierId });
});
afterAll(() => kit.close());

const accepted = (supplierId: string) =>
  kit.db
    .selectFrom('application')
    .select(['termsVersion', 'termsHash', 'terms'])
    .where('engagementId', '=', market.engagementId)
    .where('supplierId', '=', supplierId)
    .executeTakeFirstOrThrow();

test('the agencies with valid bids accept the current terms with their hash, and nobody else does', async () => {
  const before = await accepted(market.rival.id);
  await kit.db
    .updateTable('engagement')
    .set({ terms: 'Due within 60 days.', guaranteeDays: 60, termsVersion: 2 })
    .where('id', '=', market.engagementId)
    .execute();
  await kit.asSystem(async (scope) => {
    const engagement = await findEngagement(scope, market.engagementId);
    if (!engagement) throw new Error('There is no engagement.');
    await acceptCurrentTerms(scope, engagement, []);
    await acceptCurrentTerms(scope, engagement, [market.agency.id]);
  });
  const { termsVersion, termsHash, terms } = await accepted(market.agency.id);
  expect([termsVersion, terms.terms, terms.guaranteeDays]).toEqual([2, 'Due within 60 days.', 60]);
  expect(termsHash).toBe(hashTerms(terms));
  expect(await accepted(market.rival.id)).toEqual(before);
});
