import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listSavedSearches } from '../queries/saved-searches.ts';
import { changeSavedSearch, deleteSavedSearch, saveSearch } from './save-search.ts';

let kit: TestKit;
let mine: string;
let colleague: string;
beforeAll(async () => {
  kit = await createTestKit();
  const tenantId = (await makeTenant(kit.db)).id;
  mine = (await makeUser(kit.db, { tenantId })).id;
  colleague = (await makeUser(kit.db, { tenantId })).id;
});
afterAll(() => kit.close());

const filters = { keywords: 'nurse', location: 'perth', clientName: '' };
const save = (name: string, user = mine) =>
  kit.asAgency(user, (scope) => saveSearch(scope, { name, filters, alerts: true }));
const names = async (user = mine) =>
  (await kit.asAgency(user, (scope) => listSavedSearches(scope, {}))).searches.map(({ name }) => name);

test('a search is saved by name, visible only to its owner', async () => {
  expect(await save('Nurses in Perth')).toMatchObject({ name: 'Nurses in Perth', filters, alerts: true });
  expect(await names()).toEqual(['Nurses in Perth']);
  expect(await names(colleague)).toEqual([]);
});

test('each user has a name only once, ignoring case', async () => {
  expect(await save('NURSES in Perth')).toMatchObject({ refusal: { code: 'search-name-taken' } });
  expect(await save('Nurses in Perth', colleague)).not.toBeInstanceOf(Refused);
});

test('only the owner switches alerts and deletes the search', async () => {
  const saved = await save('Switched');
  const savedSearchId = saved instanceof Refused ? '' : saved.savedSearchId;
  const change = (user: string) =>
    kit.asAgency(user, (scope) => changeSavedSearch(scope, { savedSearchId, alerts: false }));
  const remove = (user: string) => kit.asAgency(user, (scope) => deleteSavedSearch(scope, { savedSearchId }));
  expect(await change(colleague)).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await change(mine)).toMatchObject({ alerts: false });
  expect(await remove(colleague)).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await remove(mine)).toEqual({});
  expect(await names()).not.toContain('Switched');
});

test('a user has at most thirty searches', async () => {
  for (let count = (await names()).length; count < 30; count += 1) await save(`Number ${String(count)}`);
  expect(await save('One more')).toMatchObject({ refusal: { code: 'too-many-searches' } });
});
