import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePrequalification } from '#server/prequalification/factories.ts';
import { termsOf, type MarketFilters } from './search-terms.ts';

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
  kit.asAgency(user, async (scope) => (await termsOf(scope, filters)).literal);

test('a client is meant by its whole name, and otherwise all whose names have the words', async () => {
  expect((await literal({ clientName: 'north health' })).clientIds).toEqual([health]);
  expect((await literal({ clientName: 'north' })).clientIds?.toSorted()).toEqual([health, healthcare].toSorted());
  expect((await literal({ clientName: '' })).clientIds).toBeUndefined();
});

test('words that are looked for in places are places', async () => {
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

test('what the agency is prequalified for is named by its keys, and by none where it is for nothing', async () => {
  expect((await literal({ prequalified: true })).prequalifiedFor).toEqual([]);
  await makePrequalification(kit.db, { supplierId, clientId: health });
  expect((await literal({ prequalified: true })).prequalifiedFor).toEqual([`${health}/1/2`]);
});
