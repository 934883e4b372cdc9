import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAnything } from '#contract/palette/operations.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findPaletteResults } from './find-for-palette.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  const { engagementId, agency } = market;
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
});
afterAll(() => kit.close());

test('each side finds records of its own kinds by the same word, and only its own', async () => {
  const { id: tenantId } = await makeTenant(kit.db, { side: 'provider' });
  const staff = await makeUser(kit.db, { tenantId });
  const kindsOf = (answer: Awaited<ReturnType<typeof findPaletteResults>>) => {
    if ('refusal' in answer) throw new Error(answer.message);
    return answer.map(({ kind, title }) => `${kind}: ${title}`);
  };
  const input = findAnything.input.parse({ keyword: 'harbour' });
  expect(kindsOf(await kit.asAgency(market.owner.id, (scope) => findPaletteResults(scope, input)))).toEqual([]);
  expect(kindsOf(await kit.asClient(market.employer.id, (scope) => findPaletteResults(scope, input)))).toEqual([
    'agency: Harbour Talent',
  ]);
  expect(kindsOf(await kit.asClient(market.otherEmployer.id, (scope) => findPaletteResults(scope, input)))).toEqual([]);
  expect(kindsOf(await kit.asProvider(staff.id, (scope) => findPaletteResults(scope, input)))).toEqual([
    'agency: Harbour Talent',
  ]);
});

test.each([['engagement:1'], ['tenant:01900000-0000-7000-8000-000000000001']])('%s is no reference', (text) => {
  expect(findAnything.input.safeParse({ recent: [text] }).success).toBe(false);
});
