import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePrequalification } from '#server/prequalification/factories.ts';
import { readSearchTerms, type MarketFilters } from './search-terms.ts';

let kit: TestKit;
let supplierId: string;
let user: string;
let health: string;
let healthcare: string;
beforeAll(async () => {
  kit = await createTestKit();
  supplierId = (await makeTenant(kit.db)).id;
  user = (await makeUser(kit.db, { tenantId: supplierId })).id;
  health = (await makeTenant(kit.db, { side: 'client', name: 'North Health' })).id;
  healthcare = (await makeTenant(kit.db, { side: 'client', name: 'North Healthcare' })).id;
});
afterAll(() => kit.close());

const literal = (filters: MarketFilters) =>
  kit.asAgency(user, async (scope) => (await readSearchTerms(scope, filters)).literal);

test("a client's whole name selects that client, a part of it all that match", async () => {
  expect((await literal({ clientName: 'north health' })).clientIds).toEqual([health]);
  expect((await literal({ clientName: 'north' })).clientIds?.toSorted()).toEqual([health, healthcare].toSorted());
  expect((await literal({ clientName: '' })).clientIds).toBeUndefined();
});

test('words in a place filter match places', async () => {
  expect(await literal({ keywords: 'New York', field: 'location' })).toMatchObject({
    words: [],
    places: [
      { word: 'new', isKnown: false },
      { word: 'york', isKnown: false },
    ],
  });
  expect(await literal({ keywords: 'and nurses', field: 'title' })).toMatchObject({
    words: [{ typed: 'nurses', stems: ['nurs'] }],
    weights: 'A',
  });
});

test("prequalified engagements are filtered by the agency's keys, and without a key nothing matches", async () => {
  expect((await literal({ prequalified: true })).prequalifiedFor).toEqual([]);
  await makePrequalification(kit.db, { supplierId, clientId: health });
  expect((await literal({ prequalified: true })).prequalifiedFor).toEqual([`${health}/1/2`]);
});
