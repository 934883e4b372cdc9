import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAnything } from '#contract/palette/operations.ts';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findPaletteResults } from './find-for-palette.ts';

let kit: TestKit;
let market: MarketFixture;
let staffId = '';
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  const { id: tenantId } = await makeTenant(kit.db, { side: 'provider' });
  staffId = (await makeUser(kit.db, { tenantId })).id;
});
afterAll(() => kit.close());

const find = async (input: object) => {
  const answer = await kit.asProvider(staffId, (scope) => findPaletteResults(scope, findAnything.input.parse(input)));
  if ('refusal' in answer) throw new Error(answer.message);
  return answer;
};

test("the provider's staff find agencies by name and city, but none of their records", async () => {
  expect(await find({ keyword: 'quayside sydney' })).toEqual([
    { kind: 'agency', id: market.rival.id, title: 'Quayside Search', number: null, note: 'Sydney', engagementId: null },
  ]);
  for (const keyword of ['nurse', 'northwind']) expect(await find({ keyword })).toEqual([]);
  const recent = [`agency:${market.agency.id}`, `client:${market.client.id}`, `engagement:${market.engagementId}`];
  expect((await find({ recent })).map(({ title }) => title)).toEqual(['Harbour Talent']);
});
